// Which sums some checks can make: there is no change, so not every sum can be made.

/** For every sum of these checks (`counts` by value) the fewest checks that make it, as numbers of values; orders.py means the same. */
export function sumsOf(values, counts) {
  const found = new Map([[0, []]]);
  for (let check = values.length - 1; check >= 0; check -= 1) {
    for (let nth = 0; nth < counts[check]; nth += 1) {
      for (const [sum, used] of [...found]) {
        const more = sum + values[check];
        const known = found.get(more);
        if (!known || known.length > used.length + 1) found.set(more, [...used, check]);
      }
    }
  }
  found.delete(0);
  return found;
}

export const worth = (values, counts) => values.reduce((sum, value, check) => sum + value * counts[check], 0);

export const countOf = (counts) => counts.reduce((sum, n) => sum + n, 0);

const divisor = (a, b) => (b ? divisor(b, a % b) : a);

/** The step between sums that could be thought of: tens for the printed checks. */
export const stepOf = (values) => values.reduce(divisor);
