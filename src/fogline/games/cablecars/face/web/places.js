// The hand's work on this map: where names and stacks stand so that nothing hides anything, and which routes bow.
// A name: [dx, dy, anchor, lines]. A stack: [dx, dy]. Offsets in units of the drawing from the location's middle.
export const PLACES = {
  "golden-gate-bridge": { name: [-16, -8, "end", 2], stack: [-34, 38] },
  "alcatraz": { name: [14, -12, "start", 1], stack: [-28, -2] },
  "fort-mason": { name: [-30, 34, "end", 2], stack: [-8, -45] },
  "pier-39": { name: [14, -5, "start", 1], stack: [18, -31] },
  "lombard-street": { name: [-79, 9, "start", 2], stack: [-21, -25] },
  "the-embarcadero": { name: [29, -24, "middle", 2], stack: [34, 14] },
  "pacific-heights": { name: [-10, 16, "end", 1], stack: [-20, -35] },
  "painted-ladies": { name: [-14, -14, "end", 1], stack: [30, 26] },
  "haight-ashbury": { name: [18, -38, "end", 1], stack: [-24, 30] },
  "japanese-garden": { name: [30, 34, "middle", 2], stack: [-44, 0] },
  "sunset": { name: [-26, 19, "start", 1], stack: [-32, -4] },
  "castro": { name: [-18, 28, "start", 1], stack: [26, -31] },
  "mission-district": { name: [-2, 34, "start", 2], stack: [16, -28] },
  "potrero-hill": { name: [-22, 19, "start", 1], stack: [36, -6] },
  "presidio": { name: [6, -38, "start", 1], stack: [-24, 13] },
  "lincoln-park": { name: [-18, -26, "middle", 2], stack: [-30, 18] },
  "chinatown": { name: [-50, 24, "end", 1], stack: [12, -34] },
  "civic-center": { name: [22, 16, "start", 2], stack: [-14, 38] },
  "south-of-market": { name: [21, -3, "start", 1], stack: [29, 24] },
  "twin-peaks": { name: [-10, -17, "end", 1], stack: [5, 27] },
};
export const ANYWHERE = { name: [0, 26, "middle", 1], stack: [30, -18] };

/** How far the middle of a route stands off the straight line, to the right of the way from its first end to its second. */
export const BOWS = {
  "fort-mason pier-39": -12,
  "fort-mason lombard-street": 8,
  "pacific-heights fort-mason": -6,
  "pacific-heights lombard-street": 8,
  "haight-ashbury castro": 6,
  "south-of-market potrero-hill": 6,
  "south-of-market the-embarcadero": 6,
};

/** Bends of our own, in the box's degrees, where the box's would lead one route over another in this drawing. */
export const BENDS = {
  "golden-gate-bridge lincoln-park": [222, 476],
  "twin-peaks mission-district": [690, 1008],
  "the-embarcadero potrero-hill": [990, 628],
};
