/** Shapes of the map's poster: rings in a defined direction, and the `d` attribute of a path. */

/** @returns square metres inside a closed ring of [longitude, latitude], negative for a clockwise ring */
export function area(ring) {
  const [west, south] = ring[0];
  const flat = ring.map(([x, y]) => [(x - west) * 80_200, (y - south) * 111_100]);
  return flat.slice(1).reduce((sum, [x, y], i) => sum + (flat[i][0] * y - x * flat[i][1]), 0) / 2;
}

/**
 * @returns the ring counter-clockwise for an outer one, clockwise for a hole, so that overlapping surfaces are filled
 *   and holes are not
 */
export const oriented = (ring, isOuter) => (area(ring) > 0 === isOuter ? ring : ring.toReversed());

/**
 * Encodes lines as the `d` attribute of one path, in steps from point to point.
 * @param lines lists of {x, y} in whole pixels
 * @param step pixels of a step, by which the path has to be scaled
 * @param isClosed true for rings, whose last point is their first
 */
export function pathData(lines, { step, isClosed = false }) {
  let at = { x: 0, y: 0 };
  const to = (point) => {
    const text = `${point.x - at.x}${point.y < at.y ? '' : ' '}${point.y - at.y}`;
    at = point;
    return text;
  };
  return lines
    .map((line) =>
      distinct(line.map(({ x, y }) => ({ x: Math.round(x / step), y: Math.round(y / step) }))),
    )
    .filter((line) => line.length > (isClosed ? 3 : 1))
    .map((line) => {
      const [start, ...rest] = isClosed ? line.slice(0, -1) : line;
      const written = `m${to(start)}l${joined(rest.map(to))}${isClosed ? 'z' : ''}`;
      // After a closed path the position is its first point.
      if (isClosed) at = start;
      return written;
    })
    .join('');
}

const distinct = (line) =>
  line.filter(({ x, y }, i) => i === 0 || x !== line[i - 1].x || y !== line[i - 1].y);
/** A minus sign separates two numbers like a space. */
const joined = (numbers) =>
  numbers.map((number, i) => (i === 0 || number[0] === '-' ? number : ` ${number}`)).join('');
