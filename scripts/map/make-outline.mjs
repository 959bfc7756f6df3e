/**
 * Generates `ui/src/map/ground/outline.ts` and `outline-roads.ts` from OpenStreetMap extracts, which are not in the
 * repository (server/src/testing/real-data.ts). Only needed to change the simplification. Roads are routed between
 * waypoints on the road graph, so that a dual carriageway becomes one line and connected lines share a node; then all
 * lines are simplified (Ramer–Douglas–Peucker).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REAL_DATA } from '../../server/src/testing/real-data.ts';
import { encode, ORIGIN } from './encode-line.mjs';
import { metres, thin, thinRing } from './map-lines.mjs';

const source = path.join(REAL_DATA, 'san-marino');
const target = new URL('../../ui/src/map/ground/outline.ts', import.meta.url);
const roadsTarget = new URL('../../ui/src/map/ground/outline-roads.ts', import.meta.url);
const TOLERANCE_M = { border: 28, main: 20, minor: 36 };

const read = (name) =>
  JSON.parse(readFileSync(path.join(source, `${name}.geojson`), 'utf8')).features;

/** Waypoints as longitude and latitude. Sections already drawn by an earlier route are skipped. */
const ROUTES = {
  main: [
    '12.5137 43.9915, 12.4786 43.9688, 12.468 43.954, 12.458 43.9421, 12.4475 43.941, 12.4466 43.9372',
    '12.4475 43.941, 12.4192 43.9464, 12.4072 43.9545',
  ],
  minor: [
    '12.4466 43.9372, 12.4522 43.9188, 12.4575 43.9103, 12.4688 43.8945',
    '12.4072 43.9545, 12.4187 43.9265, 12.422 43.9053, 12.4575 43.9103',
    '12.458 43.9421, 12.481 43.9318, 12.4974 43.927, 12.4995 43.9208',
    '12.4995 43.9208, 12.4847 43.9094, 12.465 43.9035',
    '12.4675 43.9475, 12.5065 43.9475',
    '12.5137 43.9915, 12.5079 43.9855, 12.4786 43.976',
  ],
};

const nodeKey = ([x, y]) => `${x},${y}`;

function graphOf(features) {
  const graph = new Map();
  const link = (a, b) => {
    const key = nodeKey(a);
    if (!graph.has(key)) graph.set(key, { point: a, edges: [] });
    graph.get(key).edges.push({ to: nodeKey(b), cost: metres(a, b) });
  };
  for (const { geometry } of features)
    geometry.coordinates.slice(1).forEach((point, i) => {
      link(geometry.coordinates[i], point);
      link(point, geometry.coordinates[i]);
    });
  return graph;
}

function nearest(graph, point) {
  let best;
  for (const [key, node] of graph) {
    const d = metres(node.point, point);
    if (!best || d < best.d) best = { key, d };
  }
  return best.key;
}

function route(graph, from, to) {
  const cost = new Map([[from, 0]]);
  const previous = new Map();
  const open = new Set([from]);
  while (open.size > 0) {
    const at = [...open].reduce((a, b) => (cost.get(a) <= cost.get(b) ? a : b));
    if (at === to) break;
    open.delete(at);
    for (const edge of graph.get(at).edges) {
      const next = cost.get(at) + edge.cost;
      if (next >= (cost.get(edge.to) ?? Infinity)) continue;
      cost.set(edge.to, next);
      previous.set(edge.to, at);
      open.add(edge.to);
    }
  }
  if (!cost.has(to)) throw new Error(`No road from ${from} to ${to}`);
  const path = [to];
  while (path[0] !== from) path.unshift(previous.get(path[0]));
  return path;
}

/** Removes the sections that earlier routes have drawn, keeping the nodes where the new line branches off. */
function newParts(path, drawn) {
  const parts = [];
  let part = [];
  path.slice(1).forEach((key, i) => {
    const edge = [path[i], key].toSorted((a, b) => a.localeCompare(b)).join(' ');
    if (drawn.has(edge)) {
      if (part.length > 1) parts.push(part);
      part = [];
      return;
    }
    drawn.add(edge);
    if (part.length === 0) part.push(path[i]);
    part.push(key);
  });
  if (part.length > 1) parts.push(part);
  return parts;
}

const graph = graphOf(read('roads-main'));
const drawn = new Set();
const lines = (routes) =>
  routes.flatMap((stops) => {
    const keys = stops.split(', ').map((stop) => nearest(graph, stop.split(' ').map(Number)));
    const path = keys
      .slice(1)
      .flatMap((key, i) => route(graph, keys[i], key).slice(i === 0 ? 0 : 1));
    return newParts(path, drawn);
  });
const parts = { main: lines(ROUTES.main), minor: lines(ROUTES.minor) };
const ends = new Set([...parts.main, ...parts.minor].flatMap((part) => [part[0], part.at(-1)]));
const roads = (list, tolerance) =>
  list
    .map((part) => part.map((key) => graph.get(key).point))
    .filter((points) => points.slice(1).reduce((sum, p, i) => sum + metres(points[i], p), 0) > 150)
    .map((points) => thin(points, tolerance, (p) => ends.has(nodeKey(p))));

const ring = read('boundary')[0].geometry.coordinates[0];
const border = thinRing(ring, TOLERANCE_M.border);

const main = roads(parts.main, TOLERANCE_M.main);
const minor = roads(parts.minor, TOLERANCE_M.minor);
const count = (list) => list.reduce((sum, line) => sum + line.length, 0);

writeFileSync(
  target,
  `/**
 * San Marino's border, simplified from OpenStreetMap (© OpenStreetMap contributors, ODbL 1.0, extract of 2026-03-04)
 * by \`scripts/map/make-outline.mjs\`: ${border.length} points. A line is a list of east and north steps of 0.0001°, each
 * from the point before: "x y x y …".
 */

/** Asked for by the Open Database License wherever this outline is drawn. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors';

/** Where the first step of every line starts, in degrees. */
export const ORIGIN = { longitude: ${ORIGIN.longitude}, latitude: ${ORIGIN.latitude} } as const;

export const BORDER =
  '${encode(border)}';
`,
);
writeFileSync(
  roadsTarget,
  `/** San Marino's main roads, ${count(main) + count(minor)} points, from where the border comes from and written like it (outline.ts). */

/** The superstrada Dogana – Borgo Maggiore – Città, and the road to Gualdicciolo. */
export const MAIN_ROADS = [
${main.map((line) => `  '${encode(line)}',`).join('\n')}
];

export const MINOR_ROADS = [
${minor.map((line) => `  '${encode(line)}',`).join('\n')}
];
`,
);
console.log(`border ${border.length}, main ${count(main)}, minor ${count(minor)}`);
