/**
 * Derives the map's files and the roads on which ways are found from an OpenStreetMap extract: `npm run map -- --extract
 * FILE.osm.pbf --date 2026-03-04`. The results are databases under the ODbL, see web/src/map/streets/README.md and
 * web/src/ways/roads/README.md.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { makeStreets } from './make-streets.mjs';
import { readExtract } from './read-extract.mjs';
import { borderIn, makeRoads } from './roads/make-roads.mjs';
import { MOST } from './roads/measure-roads.mjs';

const WEB = path.join(import.meta.dirname, '../../web/src');
/** San Marino: an extract of it keeps roads whole that lead far out. */
const SAN_MARINO = [12.39, 43.88, 12.53, 44];

const { values } = parseArgs({
  options: { extract: { type: 'string' }, date: { type: 'string' }, box: { type: 'string' } },
});
const box = values.box?.split(',').map(Number);
const isBox = !box || (box.length === 4 && box.every(Number.isFinite));
if (!values.extract || !/^\d{4}-\d{2}-\d{2}$/.test(values.date ?? '') || !isBox)
  fail(
    'Usage: npm run map -- --extract FILE.osm.pbf --date YYYY-MM-DD [--box west,south,east,north]',
  );

const extract = await readExtract(values.extract, box ?? SAN_MARINO);
// Without a box an extract of San Marino alone is meant: beyond the border it has some roads, but not all.
const cover = box ? cornersOf(box) : borderIn(extract);
if (!cover)
  fail(`${values.extract}: San Marino's border is not in it. Say what it holds with --box.`);
const source = `© OpenStreetMap contributors, ODbL 1.0, extract of ${values.date}`;

for (const [name, features] of Object.entries(makeStreets(extract)))
  write(`map/streets/${name}`, { type: 'FeatureCollection', source, features });

const { file, difference } = makeRoads(extract, cover, source);
write('ways/roads/roads.json', file);
const percent = (part) => `${(part * 100).toFixed(2)} %`;
const { ways, median, p95 } = difference;
console.log(
  `${ways} ways against all drivable roads: median error ${percent(median)}, 95 of 100 within ${percent(p95)}`,
);
if (!(p95 <= MOST)) fail(`That is more than ${percent(MOST)}.`);

// The poster of the map is derived from what was written.
await import('./make-ground.mjs');

function cornersOf([west, south, east, north]) {
  return [west, east, east, west, west].map((x, i) => [x, i < 2 || i === 4 ? south : north]);
}

function write(name, content) {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(path.join(WEB, name), text);
  const size = (brotliCompressSync(text).length / 1000).toFixed(1);
  console.log(`${name}: ${size} kB compressed`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
