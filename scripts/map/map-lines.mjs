/** Lines of the maps as lists of [longitude, latitude], for the scripts that derive maps from OpenStreetMap. */

/** @returns the distance in metres; accurate at San Marino's latitude */
export const metres = (a, b) => Math.hypot((a[0] - b[0]) * 80_200, (a[1] - b[1]) * 111_100);

function distanceToSegment(p, a, b) {
  const [dx, dy] = [(b[0] - a[0]) * 80_200, (b[1] - a[1]) * 111_100];
  const [px, py] = [(p[0] - a[0]) * 80_200, (p[1] - a[1]) * 111_100];
  const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - t * dx, py - t * dy);
}

/**
 * Simplifies a line (Ramer–Douglas–Peucker).
 * @param tolerance metres by which the line may move
 * @param fixed whether a point must stay
 */
export function thin(points, tolerance, fixed = () => false) {
  const keep = new Set([0, points.length - 1]);
  points.forEach((point, i) => fixed(point) && keep.add(i));
  const anchors = [...keep].toSorted((a, b) => a - b);
  const visit = (from, to) => {
    let far = { d: tolerance, i: -1 };
    for (let i = from + 1; i < to; i++) {
      const d = distanceToSegment(points[i], points[from], points[to]);
      if (d > far.d) far = { d, i };
    }
    if (far.i < 0) return;
    keep.add(far.i);
    visit(from, far.i);
    visit(far.i, to);
  };
  anchors.slice(1).forEach((to, i) => visit(anchors[i], to));
  return points.filter((_, i) => keep.has(i));
}

/**
 * Simplifies a closed line, whose first point is its last.
 * @returns the closed line, with fewer than four points if it is smaller than the tolerance
 */
export function thinRing(ring, tolerance) {
  const half = Math.floor(ring.length / 2);
  return [
    ...thin(ring.slice(0, half + 1), tolerance),
    ...thin(ring.slice(half), tolerance).slice(1),
  ];
}

/**
 * Joins lines that share an end, so that a divided street becomes one line again.
 * @param lines lists of comparable values, such as ids of nodes
 */
export function joinLines(lines) {
  const open = new Set(lines);
  const joined = [];
  for (const line of open) {
    open.delete(line);
    let whole = line;
    for (let next = neighbour(open, whole); next; next = neighbour(open, whole)) {
      open.delete(next);
      whole = append(whole, next);
    }
    joined.push(whole);
  }
  return joined;
}

const isClosed = (line) => line[0] === line.at(-1);

function neighbour(open, line) {
  if (isClosed(line)) return undefined;
  const ends = [line[0], line.at(-1)];
  for (const other of open)
    if (!isClosed(other) && (ends.includes(other[0]) || ends.includes(other.at(-1)))) return other;
  return undefined;
}

function append(line, other) {
  if (line.at(-1) === other[0]) return [...line, ...other.slice(1)];
  if (line.at(-1) === other.at(-1)) return [...line, ...other.toReversed().slice(1)];
  if (line[0] === other.at(-1)) return [...other, ...line.slice(1)];
  return [...other.toReversed(), ...line.slice(1)];
}
