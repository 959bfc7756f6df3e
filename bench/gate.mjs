// What the gate does on a day when all of Italy is 12 % dearer, at once or one half a day before the other.
import { readConfig } from '../server/src/config.ts';
import { importMimit } from '../server/src/modules/imports/mimit/import-mimit.ts';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { changedRow, ministryFiles, readFile, writeFile } from './parts/data/ministry-files.mjs';
import { atMost } from './parts/figures.mjs';

const { isReal, registry, prices } = ministryFiles();
if (isReal) {
  await measure('all at once', () => true);
  await measure('half a day before the rest', (row) => parseInt(row, 10) % 2 === 0);
} else {
  console.log("The ministry's real files are not here: nothing was measured.");
}

/** Imports the real day, one on which `isFirst` are dearer, one on which all are, and that again. */
async function measure(name, isFirst) {
  const [header, ...today] = readFile(prices);
  const dearer = (row, day) => changedRow(row, day, (price) => price * 1.12);
  const first = today.map((row) => (isFirst(row) ? dearer(row, '2026-08-22') : row));
  const second = today.map((row, at) => (isFirst(row) ? first[at] : dearer(row, '2026-08-23')));
  const dataDir = temporaryFolder();
  const database = await openCountry(0, { dataDir });
  const importDay = (day, rows) => importRows({ database, dataDir, day, rows: [header, ...rows] });
  const normal = await importDay('2026-08-21', today);
  await importDay('2026-08-22', first);
  const next = await importDay('2026-08-23', second);
  const last = await importDay('2026-08-24', second);
  await database.close();
  atMost(`${name}, refused in the last file`, last.refused, normal.refused, 'rows');
  atMost(`${name}, prices in doubt after the next file`, next.after, next.doubtful, 'prices');
  atMost(`${name}, prices in doubt after the last file`, last.after, 0, 'prices');
}

/** @returns how many rows were doubtful or refused, and how many prices are doubtful after it */
async function importRows({ database, dataDir, day, rows }) {
  const ignore = () => undefined;
  const context = {
    database,
    clock: { now: () => new Date(`${day}T10:00:00Z`) },
    config: readConfig({ DATA_DIR: dataDir }),
    output: { line: ignore, error: console.error, progress: ignore },
    signal: new AbortController().signal,
  };
  const { tallies } = await importMimit(context, {
    registry: writeFile(day, readFile(registry)),
    prices: writeFile(day, rows),
    force: true,
  });
  const { doubtful, rejected } = tallies.prices;
  const current = database.kysely.selectFrom('current_price').where('doubtful', '=', true);
  const after = await current.select('station_id').execute();
  return { doubtful, refused: rejected.range ?? 0, after: after.length };
}
