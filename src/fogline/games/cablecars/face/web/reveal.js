// The show at the end: everybody's tickets turned over one by one, each with its way.
import { html, useEffect, useState } from "/page/kit/dom.js";
import { still } from "/page/kit/prefs.js";
import { Badge } from "/page/kit/players.js";
import { geometryOf } from "/face/cablecars/geometry.js";
import { Ticket, heldOf } from "/face/cablecars/tickets.js";

/** @typedef {Fogline.Context<Fogline.CablecarsView>} Ctx */

const EACH = 700; // milliseconds for one ticket

/** @param {{ ctx: Ctx, [more: string]: any }} props */
export function Reveal({ ctx }) {
  const geometry = geometryOf(ctx.data);
  const held = heldOf(ctx, geometry, { tickets: [] });
  const seats = ctx.scene.places.map(({ seat }) => seat);
  const order = seats.flatMap((seat) => held.filter((one) => one.seat === seat));
  const [shown, show] = useState(still() ? order.length : 0);
  useEffect(() => {
    if (shown >= order.length) return undefined;
    const timer = setTimeout(() => show(shown + 1), EACH);
    return () => clearTimeout(timer);
  }, [shown, order.length]);
  if (!order.length) return null;
  return html`<div class="cablecars-reveal" onClick=${(event) => { event.stopPropagation(); show(order.length); }}>
    ${seats.map((seat) => html`<section key=${seat}><h3><${Badge} seat=${seat} size=${22} /> ${ctx.player(seat).name}</h3>
      ${order.map((one, n) => (one.seat === seat && n < shown
        ? html`<${Ticket} key=${one.ticket} ctx=${ctx} geometry=${geometry} held=${one} still />` : null))}
    </section>`)}
  </div>`;
}
