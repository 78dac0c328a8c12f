// Import a record: from a file or pasted, with its own box if it had one. What is wrong is said in words.
import { html, useState } from "/page/kit/dom.js";
import { get, post } from "/page/kit/api.js";
import { go } from "/page/kit/route.js";
import { FileField } from "/page/lobby/file.js";
import { Frame, Problem } from "/page/lobby/frame.js";
import { t } from "/page/lobby/words.js";

export default function Import() {
  const [text, write] = useState("");
  const [record, give] = useState(null);
  const [box, giveBox] = useState(null);
  const [busy, work] = useState(false);
  const [problem, tell] = useState(null);
  const submit = async (event) => {
    event.preventDefault();
    if (busy) return;
    if (!text.trim()) return tell({ text: t("import-empty") });
    work(true);
    tell(null);
    try {
      const { table } = await post("/import", { record: text, box: box?.text ?? "" });
      const { status } = await get(`/tables/${table}`);
      go(status === "over" ? `/replay/${table}?turn=0` : `/table/${table}`);
    } catch (refused) {
      tell(refused);
      work(false);
    }
  };
  const take = (file) => { give(file); if (file) write(file.text); else write(""); };
  return html`<${Frame} here="replays" title=${t("import")}><form class="sheet import" onSubmit=${submit}>
    <h1>${t("import")}</h1>
    <p>${t("import-help")}</p>
    <p class="quiet">${t("import-over")}</p>
    <${FileField} name="record" accept=".json,application/json,text/plain" label=${t("import-file")} file=${record} give=${take}
      tell=${tell} />
    <label class="field">${t("import-paste")}
      <textarea name="text" rows="8" spellcheck="false" value=${text} onInput=${(event) => write(event.target.value)}></textarea></label>
    <details class="import-box"><summary>${t("import-box")}</summary>
      <${FileField} name="box" accept=".toml,text/plain" label=${t("choose-file")} file=${box} give=${giveBox} tell=${tell} /></details>
    <${Problem} error=${problem} />
    <button class="button button-main" aria-busy=${busy}>${t(busy ? "setting-up" : "import-go")}</button>
  </form><//>`;
}
