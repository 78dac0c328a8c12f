// What every file of the page draws with: Preact and htm, vendored.
export {
  html, render, createContext, useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext,
} from "/page/vendor/preact-htm.js";

/** Names of classes from a list in which some may be missing. */
export const classes = (...names) => names.filter(Boolean).join(" ");
