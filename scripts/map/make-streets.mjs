/**
 * Derives the map's streets and surfaces from an OpenStreetMap extract: `npm run map -- FILE.osm.pbf --date 2026-03-04`.
 * The results are databases under the ODbL, see web/src/map/streets/README.md. Where it comes from and what was left
 * out: docs/decisions/0038-streets-of-san-marino.md.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createOSMStream } from 'osm-pbf-parser-node';
import { joinLines, thin, thinRing } from './map-lines.mjs';
import { roadOf, surfaceOf } from './osm-kinds.mjs';
import { area } from './svg-shapes.mjs';

const TARGET = path.join(import.meta.dirname, '../../web/src/map/streets');
/** Metres by which a line may move, below what can be seen at the closest zoom. */
const TOLERANCE_M = { road: 2, surface: 8, building: 2.2 };
/** Square metres from which a surface is drawn. */
const SMALLEST_M2 = { wood: 2_000, water: 200, town: 2_500, building: 110 };

const { values, positionals } = parseArgs({
  options: { date: { type: 'string' }, box: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file || !/^\d{4}-\d{2}-\d{2}$/.test(values.date ?? '')) {
  console.error(
    'Usage: npm run map -- FILE.osm.pbf --date YYYY-MM-DD [--box west,south,east,north]',
  );
  process.exit(2);
}

const nodes = new Map();
const ways = new Map();
const relations = [];
for await (const item of createOSMStream(file)) {
  if (item.type === 'node') nodes.set(item.id, [item.lon, item.lat]);
  else if (item.type === 'way') ways.set(item.id, { refs: item.refs, tags: item.tags ?? {} });
  else if (item.tags?.type === 'multipolygon') relations.push(item);
}
// An extract keeps ways whole that lead far out of it.
const [west, south, east, north] = (values.box ?? '-180,-90,180,90').split(',').map(Number);
const isInside = (ref) => {
  const [x, y] = nodes.get(ref) ?? [];
  return x >= west && x <= east && y >= south && y <= north;
};
const pointsOf = (refs) => refs.map((ref) => nodes.get(ref)).filter(Boolean);

/** Roads by kind and name, each a list of lines of node ids. */
function readRoads() {
  const roads = new Map();
  const uses = new Map();
  for (const { refs, tags } of ways.values()) {
    const kind = roadOf(tags);
    if (!kind || !refs.some(isInside)) continue;
    for (const ref of refs) uses.set(ref, (uses.get(ref) ?? 0) + 1);
    const key = `${kind}\t${tags.name ?? ''}`;
    roads.set(key, [...(roads.get(key) ?? []), refs]);
  }
  const crossing = new Set([...uses].filter(([, n]) => n > 1).map(([ref]) => nodes.get(ref)));
  return [...roads].map(([key, lines]) => {
    const [kind, name] = key.split('\t');
    const parts = joinLines(lines)
      .map((refs) => thin(pointsOf(refs), TOLERANCE_M.road, (point) => crossing.has(point)))
      .filter((points) => points.length > 1);
    return feature({ kind, ...(name ? { name } : {}) }, 'MultiLineString', parts);
  });
}

/** Surfaces by kind; holes are kept where a relation names them. */
function readSurfaces() {
  const surfaces = { town: [], wood: [], water: [], building: [] };
  const add = (tags, polygon) => {
    const kind = surfaceOf(tags);
    if (!kind) return;
    const tolerance = TOLERANCE_M[kind] ?? TOLERANCE_M.surface;
    const [outer, ...inner] = polygon.map((ring) => thinRing(ring, tolerance));
    if (outer.length < 4 || Math.abs(area(outer)) < SMALLEST_M2[kind]) return;
    surfaces[kind].push([outer, ...inner.filter((ring) => ring.length > 3)]);
  };
  for (const { refs, tags } of ways.values())
    if (refs[0] === refs.at(-1)) add(tags, [pointsOf(refs)]);
  for (const { tags, members } of relations) {
    const rings = (role) =>
      joinLines(
        members.filter((m) => m.role === role && ways.has(m.ref)).map((m) => ways.get(m.ref).refs),
      )
        .filter((refs) => refs[0] === refs.at(-1))
        .map(pointsOf);
    const outers = rings('outer');
    // Holes of several outer rings are not told apart: such a relation is drawn without them.
    for (const outer of outers)
      add(tags, outers.length === 1 ? [outer, ...rings('inner')] : [outer]);
  }
  return surfaces;
}

const round = (value) => Math.round(value * 1e5) / 1e5;
const rounded = (coordinates) =>
  Array.isArray(coordinates[0]) ? coordinates.map(rounded) : coordinates.map(round);
const feature = (properties, type, coordinates) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates: rounded(coordinates) },
});
const SOURCE = `© OpenStreetMap contributors, ODbL 1.0, extract of ${values.date}`;
const collection = (features) =>
  `${JSON.stringify({ type: 'FeatureCollection', source: SOURCE, features })}\n`;

function write(name, features) {
  const text = collection(features);
  writeFileSync(path.join(TARGET, name), text);
  const size = (brotliCompressSync(text).length / 1000).toFixed(1);
  console.log(`${name}: ${features.length} features, ${size} kB compressed`);
}

const surfaces = readSurfaces();
const polygons = (kind) => feature({ kind }, 'MultiPolygon', surfaces[kind]);
write('streets.geojson', readRoads());
write('surfaces.geojson', ['wood', 'water', 'town'].map(polygons));
write('buildings.geojson', [polygons('building')]);
// The poster of the map is derived from what was written.
await import('./make-ground.mjs');
