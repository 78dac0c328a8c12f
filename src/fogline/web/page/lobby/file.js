// A file of the reader's, read in the browser: its name, its size, its text, and the way to take it away again.
import { html, useRef } from "/page/kit/dom.js";
import { Stroke } from "/page/lobby/signs.js";
import { t } from "/page/lobby/words.js";

/** `give` hears `{name, size, text}` or null; `tell` hears why a file cannot be read. */
export function FileField({ name, accept, label, file, give, tell }) {
  const input = useRef(null);
  const read = async () => {
    const [chosen] = input.current.files;
    if (!chosen) return;
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await chosen.arrayBuffer());
      tell(null);
      give({ name: chosen.name, size: chosen.size, text });
    } catch {
      tell({ text: t("import-unreadable") });
      give(null);
    }
    input.current.value = "";
  };
  return html`<div class="file">
    <label class="button"><input type="file" class="hush" ref=${input} name=${name} accept=${accept} onChange=${read} />
      <${Stroke} name="file" />${label}</label>
    ${file && html`<span class="file-name">${t("box-chosen", { name: file.name, size: Math.max(1, Math.round(file.size / 1024)) })}</span>
      <button type="button" class="button" onClick=${() => give(null)}>${t("remove")}</button>`}
  </div>`;
}
