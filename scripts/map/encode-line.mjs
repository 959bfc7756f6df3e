/** Encodes the lines of the outline (decoded by `ui/src/map/ground/outline-paths.ts`). */

/** Start of every line's first step, in degrees. */
export const ORIGIN = { longitude: 12.4, latitude: 43.89 };

/**
 * @returns a line of [longitude, latitude] as steps of 0.0001° east and north, each from the previous point: "x y x y
 *   …"
 */
export const encode = (points) =>
  points
    .map(([x, y]) => [
      Math.round((x - ORIGIN.longitude) * 1e4),
      Math.round((y - ORIGIN.latitude) * 1e4),
    ])
    .map(([x, y], i, all) => (i === 0 ? [x, y] : [x - all[i - 1][0], y - all[i - 1][1]]))
    .join(' ')
    .replaceAll(',', ' ');
