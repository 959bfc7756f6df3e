/** Derives the files of the map, and the roads for routing, from an OpenStreetMap extract. */
import { makeStreets } from './make-streets.mjs';
import { readExtract } from './read-extract.mjs';
import { borderIn, makeRoads } from './roads/make-roads.mjs';

/** San Marino's box; its extract contains whole roads that continue far outside. */
const SAN_MARINO = [12.39, 43.88, 12.53, 44];

/**
 * @param file an extract as .osm.pbf
 * @param date its day, which the licence requires in the files
 * @param box [west, south, east, north] in which the extract is complete; without it, the extract is San Marino's,
 *   which contains only some roads beyond the border
 * @returns the content of each file by its path below web/src, and how far the roads differ from all drivable ones
 * @throws Error without a box and without a border
 */
export async function deriveMap({ file, date, box }) {
  const extract = await readExtract(file, box ?? SAN_MARINO);
  const cover = box ? cornersOf(box) : borderIn(extract);
  if (!cover)
    throw new Error(
      `${file} has no border of San Marino: say with --box of what it has all roads.`,
    );
  const source = `© OpenStreetMap contributors, ODbL 1.0, extract of ${date}`;
  const { roads, difference } = makeRoads(extract, cover, source);
  const drawn = Object.entries(makeStreets(extract)).map(([name, features]) => [
    `map/streets/${name}`,
    { type: 'FeatureCollection', source, features },
  ]);
  return { files: { ...Object.fromEntries(drawn), 'ways/roads/roads.json': roads }, difference };
}

function cornersOf([west, south, east, north]) {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return [...corners, corners[0]];
}
