// What a table that counted did to everybody's rating.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { get } from "/page/kit/api.js";
import { Link } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

export function Rated({ scene }) {
  const [found, set] = useState(null);
  useEffect(() => { if (scene.counts) get(`/tables/${scene.table}/ratings`).then(set, () => {}); }, [scene.table, scene.counts]);
  if (!found?.changes.length) return null;
  return html`<section class="finish-rated" data-rated><h3><${Link} to=${`/ratings?game=${scene.game}`}>${t("rated")}<//></h3>
    <ul>${found.changes.map((one) => html`<li key=${one.seat} data-seat=${one.seat}>
      ${t("rated-change", { ...one, name: scene.places[one.seat].name })}</li>`)}</ul></section>`;
}
