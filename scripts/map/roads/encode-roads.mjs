/** Encodes a graph of roads as the numbers that web/src/features/position/ways/roads.ts reads. */
import { lengthOf, toPoint } from '../../../web/src/features/position/ways/roads.ts';
import { thin, thinRing } from '../map-lines.mjs';

/** Degrees, about a metre. */
const UNIT = 1e-5;
/** Metres by which a road's line may move: it is not drawn, it only shows where the road can be entered. */
const TOLERANCE_M = { road: 8, cover: 25 };

/**
 * @param edges of `contract`, with points as [longitude, latitude]
 * @param crossings node → { in, out }
 * @param cover the closed line inside which all roads are known
 * @returns the file's content
 */
export function encodeRoads({ edges, crossings, cover, source }) {
  const corner = [0, 1].map((axis) => Math.min(...cover.map((point) => point[axis])));
  const origin = toSteps(corner, [0, 0]);
  const steps = (point) => toSteps(point, origin);
  const nodes = nodesOf(edges).map(([id, point]) => ({ id, at: steps(point) }));
  nodes.sort((a, b) => placeOnCurve(a.at) - placeOnCurve(b.at));
  const indexes = new Map(nodes.map(({ id }, index) => [id, index]));
  const numbered = edges
    .map((edge) => numberedEdge(edge, indexes))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const lines = numbered.map(({ points }) => thin(points, TOLERANCE_M.road).map(steps));
  return {
    source,
    unit: UNIT,
    origin,
    cover: inSteps(thinRing(cover, TOLERANCE_M.cover).slice(1).map(steps)),
    nodes: inSteps(nodes.map(({ at }) => at)),
    from: numbered.map(({ from }, i) => from - (numbered[i - 1]?.from ?? 0)),
    to: numbered.map(({ from, to }) => to - from),
    more: numbered.map(({ metres }, i) => Math.round(metres) - lengthInMetres(lines[i], origin)),
    pace: numbered.map(paceOf),
    bends: lines.map((line) => line.length - 2),
    bend: byAxis(
      lines.flatMap((line) => line.slice(1, -1).map((point, i) => minus(point, line[i]))),
    ),
    crossings: [...crossings]
      .filter(([id]) => indexes.has(id))
      .map(([id, { in: comesIn, out }]) => [indexes.get(id), (comesIn ? 1 : 0) + (out ? 2 : 0)]),
  };
}

const nodesOf = (edges) =>
  new Map(
    edges.flatMap(({ ends, points }) => [
      [ends[0], points[0]],
      [ends[1], points.at(-1)],
    ]),
  )
    .entries()
    .toArray();

/** A two-way road runs from the lower node to the higher. */
function numberedEdge({ ends, points, ...edge }, indexes) {
  const [a, b] = ends.map((id) => indexes.get(id));
  if (edge.isOneWay || a <= b) return { ...edge, from: a, to: b, points };
  return { ...edge, from: b, to: a, points: points.toReversed() };
}

function paceOf({ metres, seconds, isOneWay }) {
  const speed = (metres * 3.6) / (seconds || 1);
  return Math.max(1, Math.round(speed)) * 2 + (isOneWay ? 1 : 0);
}

const toSteps = (point, origin) =>
  point.map((value, axis) => Math.round(value / UNIT) - origin[axis]);
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const byAxis = (points) => [0, 1].map((axis) => points.map((point) => point[axis]));
const inSteps = (points) => byAxis(points.map((point, i) => minus(point, points[i - 1] ?? [0, 0])));

const lengthInMetres = (line, origin) =>
  Math.round(
    lengthOf(
      line.map(([east, north]) =>
        toPoint({ longitude: (origin[0] + east) * UNIT, latitude: (origin[1] + north) * UNIT }),
      ),
    ),
  );

/** Position of a point on Hilbert's curve, which visits neighbours in sequence, so that steps are small. */
function placeOnCurve([x, y]) {
  let place = 0;
  for (let size = 2 ** 17; size >= 1; size /= 2) {
    const east = (x & size) > 0 ? 1 : 0;
    const north = (y & size) > 0 ? 1 : 0;
    place = place * 4 + ((3 * east) ^ north);
    [x, y] = [x & (size - 1), y & (size - 1)];
    if (north) continue;
    [x, y] = east ? [size - 1 - y, size - 1 - x] : [y, x];
  }
  return place;
}
