// What the gate makes of a day on which all of Italy is 12 % dearer, at once or one half a day before the other.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readConfig } from '../server/src/config.ts';
import { importMimit } from '../server/src/modules/imports/mimit/import-mimit.ts';
import { REAL_DATA } from '../server/src/testing/real-data.ts';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, table, whole } from './parts/figures.mjs';

const DATA = path.join(REAL_DATA, 'mimit/2026-08-21');
const HEAD = 'idImpianto|descCarburante|prezzo|isSelf|dtComu';

if (existsSync(DATA)) {
  const registry = linesOf('anagrafica_impianti_attivi.csv.gz');
  const today = linesOf('prezzo_alle_8.csv.gz').slice(2);
  await measure('all at once', registry, today, () => true);
  await measure(
    'half a day before the rest',
    registry,
    today,
    (row) => parseInt(row, 10) % 2 === 0,
  );
} else {
  console.log(`The ministry's real files are not here (${DATA}): nothing was measured.`);
}

/** Imports the real day, one on which `isFirst` are dearer, one on which all are, and that again. */
async function measure(name, registry, today, isFirst) {
  const first = today.map((row) => (isFirst(row) ? dearer(row, 22) : row));
  const second = today.map((row, at) => (isFirst(row) ? first[at] : dearer(row, 23)));
  const importDay = await openTrial(registry);
  const normal = await importDay('2026-08-21', today);
  const rising = await importDay('2026-08-22', first);
  const next = await importDay('2026-08-23', second);
  const last = await importDay('2026-08-24', second);
  await importDay.close();
  console.log(`The whole country, +12 %, ${name}:\n`);
  table(
    ['', 'rows', 'in doubt', 'refused', 'doubtful after it'],
    Object.entries({ 'the real day': normal, '+12 %': rising, 'the day after': next, last }).map(
      ([day, one]) => [day, ...[one.read, one.doubtful, one.refused, one.after].map(whole)],
    ),
  );
  bar(`${name}: nothing more is refused than on the real day`, last.refused <= normal.refused);
  bar(
    `${name}: nothing in doubt outlives the next file`,
    last.after === 0 && next.after <= next.doubtful,
  );
}

function dearer(row, day) {
  const [station, fuel, price, isSelf] = row.split('|');
  const more = (Math.round(Number(price) * 1120) / 1000).toFixed(3);
  return [station, fuel, more, isSelf, `${day}/08/2026 06:00:00`].join('|');
}

async function openTrial(registry) {
  const dataDir = temporaryFolder();
  const database = await openCountry(0, { dataDir });
  const quiet = () => undefined;
  const write = (name, lines) => {
    const file = path.join(dataDir, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const importDay = async (day, rows) => {
    const context = {
      database,
      clock: { now: () => new Date(`${day}T10:00:00Z`) },
      config: readConfig({ DATA_DIR: dataDir }),
      output: { line: quiet, error: console.error, progress: quiet },
      signal: new AbortController().signal,
    };
    const dated = `Estrazione del ${day}`;
    const { tallies } = await importMimit(context, {
      registry: write('anagrafica.csv', [dated, ...registry.slice(1)]),
      prices: write('prezzi.csv', [dated, HEAD, ...rows]),
      force: true,
    });
    const { read, doubtful, rejected } = tallies.prices;
    const { count } = await database.kysely
      .selectFrom('current_price')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('doubtful', '=', true)
      .executeTakeFirstOrThrow();
    return { read, doubtful, refused: rejected.range ?? 0, after: Number(count) };
  };
  return Object.assign(importDay, { close: () => database.close() });
}

function linesOf(name) {
  const bytes = readFileSync(path.join(DATA, name));
  return gunzipSync(bytes).toString().trimEnd().split('\n');
}
