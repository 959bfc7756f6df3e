/**
 * Writes the files derived from an OpenStreetMap extract into the sources: `npm run map -- --extract FILE.osm.pbf
 * --date 2026-03-04`. The files are databases under the ODbL, see web/src/features/map/streets/README.md and
 * web/src/features/position/ways/roads/README.md.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { deriveMap } from './derive-map.mjs';
import { MOST } from './roads/measure-roads.mjs';

const WEB = path.join(import.meta.dirname, '../../web/src');

const { values, positionals } = parseArgs({
  options: { extract: { type: 'string' }, date: { type: 'string' }, box: { type: 'string' } },
  allowPositionals: true,
});
const box = values.box?.split(',').map(Number);
const isBox = !box || (box.length === 4 && box.every(Number.isFinite));
if (
  positionals.length > 0 ||
  !values.extract ||
  !/^\d{4}-\d{2}-\d{2}$/.test(values.date ?? '') ||
  !isBox
)
  fail(
    'Usage: npm run map -- --extract FILE.osm.pbf --date YYYY-MM-DD [--box west,south,east,north]',
  );

if (!existsSync(values.extract)) fail(`There is no file ${values.extract}.`);

const derived = { file: values.extract, date: values.date, box };
const { files, difference } = await deriveMap(derived).catch(({ message }) => fail(message));
const percent = (part) => `${(part * 100).toFixed(2)} %`;
const { ways, median, p95 } = difference;
console.log(
  `${ways} ways against all drivable roads: median error ${percent(median)}, 95 of 100 within ${percent(p95)}`,
);
if (!(p95 <= MOST)) fail(`That is more than ${percent(MOST)}: nothing was written.`);

for (const [name, content] of Object.entries(files)) {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(path.join(WEB, name), text);
  const size = (brotliCompressSync(text).length / 1000).toFixed(1);
  console.log(`${name}: ${size} kB compressed`);
}
// The poster is derived from these files. Every phone loads it on the first visit, so it stays San Marino's.
if (!box) await import('./make-ground.mjs');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
