// A button that copies a link for others.
import { html, useState } from "/page/kit/dom.js";
import { Icon } from "/page/kit/icons.js";
import { announce } from "/page/kit/notice.js";

/** `field` is the id of what shows the link: without a clipboard it is selected, and the reader copies it. */
export function Copy({ link, words, copied, field = "" }) {
  const [done, tell] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell(true);
      announce(copied);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.getElementById(field))?.select();
    }
  };
  return html`<button type="button" class="button" data-link=${link} onClick=${copy}>
    <${Icon} name="link" size=${16} /> ${done ? copied : words}</button>`;
}
