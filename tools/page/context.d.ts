// What a board is given: the context that table/context.js makes, with the view of its own game.
declare namespace Fogline {
  type Made = ReturnType<typeof import("../../src/fogline/web/page/table/context.js").contextOf>;
  interface Context<View> extends Omit<Made, "view"> {
    view: View;
    part(args: Record<string, number>, choices?: { kinds?: string | string[]; label?: string; extra?: string; use?: () => void }): any;
  }
}
