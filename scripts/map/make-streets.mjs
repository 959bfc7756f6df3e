/**
 * Derives the map's streets, surfaces and buildings from an extract. The results are databases under the ODbL. Origin
 * and omissions: docs/decisions/0038-streets-of-san-marino.md.
 */
import { joinLines, thin, thinRing } from './map-lines.mjs';
import { roadOf, surfaceOf } from './osm-kinds.mjs';
import { area } from './svg-shapes.mjs';

/** Metres by which a line may move, invisible at the closest zoom. */
const TOLERANCE_M = { road: 2, surface: 8, building: 2.2 };
/** Smallest drawn surface, in square metres. */
const SMALLEST_M2 = { wood: 2_000, water: 200, town: 2_500, building: 110 };

/**
 * @param extract of `readExtract`
 * @returns the features of each file, by its name
 */
export function makeStreets(extract) {
  const surfaces = readSurfaces(extract);
  const polygons = (kind) => feature({ kind }, 'MultiPolygon', surfaces[kind]);
  return {
    'streets.geojson': readRoads(extract),
    'surfaces.geojson': ['wood', 'water', 'town'].map(polygons),
    'buildings.geojson': [polygons('building')],
  };
}

/** Roads by kind and name, each a list of lines of node ids. */
function readRoads({ nodes, ways, isInside }) {
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
      .map((refs) => thin(pointsOf(nodes, refs), TOLERANCE_M.road, (point) => crossing.has(point)))
      .filter((points) => points.length > 1);
    return feature({ kind, ...(name ? { name } : {}) }, 'MultiLineString', parts);
  });
}

/** Surfaces by kind; holes only if a relation lists them. */
function readSurfaces({ nodes, ways, relations }) {
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
    if (refs[0] === refs.at(-1)) add(tags, [pointsOf(nodes, refs)]);
  for (const { tags, members } of relations) {
    if (tags.type !== 'multipolygon') continue;
    const rings = (role) =>
      joinLines(
        members.filter((m) => m.role === role && ways.has(m.ref)).map((m) => ways.get(m.ref).refs),
      )
        .filter((refs) => refs[0] === refs.at(-1))
        .map((refs) => pointsOf(nodes, refs));
    const outers = rings('outer');
    // Holes cannot be assigned to one of several outer rings, so such a relation is drawn without them.
    for (const outer of outers)
      add(tags, outers.length === 1 ? [outer, ...rings('inner')] : [outer]);
  }
  return surfaces;
}

const pointsOf = (nodes, refs) => refs.map((ref) => nodes.get(ref)).filter(Boolean);

const round = (value) => Math.round(value * 1e5) / 1e5;
const rounded = (coordinates) =>
  Array.isArray(coordinates[0]) ? coordinates.map(rounded) : coordinates.map(round);
const feature = (properties, type, coordinates) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates: rounded(coordinates) },
});
