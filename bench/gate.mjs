// What the gate makes of real days: the belt day by day, and a day on which all of Italy moves by 12 %.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { readConfig } from '../server/src/config.ts';
import { importMimit } from '../server/src/modules/imports/mimit/import-mimit.ts';
import { REAL_DATA } from '../server/src/testing/real-data.ts';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, table, whole } from './parts/figures.mjs';

const DATA = path.join(REAL_DATA, 'mimit');
const BELT = path.join(DATA, 'belt-20km-price-changes-2026-03-13_2026-08-22.csv.gz');
const REGISTRY = path.join(DATA, '2026-08-21/anagrafica_impianti_attivi.csv.gz');
const PRICES = path.join(DATA, '2026-08-21/prezzo_alle_8.csv.gz');
const HEAD = 'idImpianto|descCarburante|prezzo|isSelf|dtComu';
const COLUMNS = ['', 'rows', 'new', 'in doubt', 'confirmed', 'refused', 'doubtful after it'];

if (existsSync(DATA)) {
  await beltDays();
  await risingDays();
} else {
  console.log(`The ministry's real files are not here (${DATA}): nothing was measured.`);
}

/** Every day of the belt's history, as a file of the rows in force. */
async function beltDays() {
  const rows = linesOf(BELT)
    .slice(2)
    .map((line) => line.split('|'));
  const ids = new Set(rows.map(([, id]) => id));
  const registry = linesOf(REGISTRY).filter((line, at) => at < 2 || ids.has(line.split('|', 1)[0]));
  const days = [...new Set(rows.map(([day]) => day))].toSorted();
  const inForce = new Map();
  const country = await openTrial();
  const sum = {
    days: 0,
    read: 0,
    new: 0,
    confirmed: 0,
    doubtful: 0,
    byOne: 0,
    silent: 0,
    ofSilent: 0,
  };
  let refused = 0;
  for (const day of days) {
    for (const [seen, ...row] of rows) {
      if (seen === day) inForce.set(`${row[0]}/${row[1]}/${row[3]}`, row.join('|'));
    }
    const one = await country.importDay(day, registry, [...inForce.values()]);
    if (day === days[0]) continue;
    sum.days += 1;
    for (const part of ['read', 'new', 'confirmed', 'doubtful', 'byOne', 'silent', 'ofSilent'])
      sum[part] += one[part];
    refused = Math.max(refused, one.refused);
  }
  await country.close();
  console.log(`The belt, ${sum.days} days after the first one (${days[0]}):\n`);
  const share = (part, all) => `${whole(part)} (${((part / all) * 100).toFixed(2)} %)`;
  const row = (name, all, doubtful, byOne) => [
    name,
    whole(all),
    share(doubtful, all),
    share(byOne, all),
  ];
  table(
    ['', 'all', 'in doubt for a day', 'by one comparison alone'],
    [
      row('rows of all days', sum.read, sum.doubtful, sum.byOne),
      row('new prices', sum.new, sum.doubtful, sum.byOne),
      row('those of new or silent stations', sum.silent, sum.ofSilent, sum.ofSilent),
    ],
  );
  console.log(
    `${whole(sum.confirmed)} confirmed by a later file, at most ${whole(refused)} refused in a file.\n`,
  );
}

/** The whole country on its real day, then 12 % dearer, at once or one half a day before the other. */
async function risingDays() {
  const registry = linesOf(REGISTRY);
  const rows = linesOf(PRICES)
    .slice(2)
    .map((line) => line.split('|'));
  const dearer = (row, day) => {
    const price = (Math.round(Number(row[2]) * 1120) / 1000).toFixed(3);
    return [row[0], row[1], price, row[3], `${day}/08/2026 06:00:00`].join('|');
  };
  const asIs = rows.map((row) => row.join('|'));
  const isEven = (row) => Number(row[0]) % 2 === 0;
  const variants = [
    { name: 'all at once', first: rows.map((row) => dearer(row, 22)) },
    {
      name: 'half a day before the rest',
      first: rows.map((row, at) => (isEven(row) ? dearer(row, 22) : asIs[at])),
    },
  ];
  for (const { name, first } of variants) {
    const second = rows.map((row, at) => (first[at] === asIs[at] ? dearer(row, 23) : first[at]));
    const country = await openTrial();
    const days = [
      ['the real day', await country.importDay('2026-08-21', registry, asIs)],
      [`+12 %, ${name}`, await country.importDay('2026-08-22', registry, first)],
      ['the day after', await country.importDay('2026-08-23', registry, second)],
      ['one day later', await country.importDay('2026-08-24', registry, second)],
    ];
    await country.close();
    console.log(`The whole country, ${name}:\n`);
    table(
      COLUMNS,
      days.map(([day, one]) => rowOf(day, one)),
    );
    const [normal, , next, last] = days.map(([, one]) => one);
    bar(
      `+12 %, ${name}: nothing more is refused than on the real day`,
      last.refused <= normal.refused,
    );
    bar(
      `+12 %, ${name}: nothing in doubt outlives the next file`,
      last.after === 0 && next.after <= next.doubtful,
    );
  }
}

function rowOf(name, one) {
  const { read, doubtful, confirmed, refused, after } = one;
  return [name, ...[read, one.new, doubtful, confirmed, refused, after].map(whole)];
}

async function openTrial() {
  const dataDir = temporaryFolder();
  const database = await openCountry(0, { dataDir });
  let now = new Date(0);
  const quiet = () => undefined;
  const output = { line: quiet, error: console.error, progress: quiet };
  const context = {
    database,
    clock: { now: () => now },
    config: readConfig({ DATA_DIR: dataDir }),
    output,
    signal: new AbortController().signal,
  };
  const write = (name, lines) => {
    const file = path.join(dataDir, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  return {
    async importDay(day, registryLines, rows) {
      now = new Date(`${day}T10:00:00Z`);
      const dated = `Estrazione del ${day}`;
      const sources = {
        registry: write('anagrafica.csv', [dated, ...registryLines.slice(1)]),
        prices: write('prezzi.csv', [dated, HEAD, ...rows]),
        force: true,
      };
      const { tallies, confirmed = 0 } = await importMimit(context, sources);
      const { read, added, doubtful, rejected } = tallies.prices;
      const after = await database.kysely
        .selectFrom('current_price')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('doubtful', '=', true)
        .executeTakeFirstOrThrow();
      // Stations without an own price of the last 30 days can be compared with the median alone.
      const counted = await sql`
        select count(*) filter (where silent)::integer as silent,
          count(*) filter (where silent and doubtful)::integer as "ofSilent",
          count(*) filter (where doubtful and (silent or reference_price is null))::integer as "byOne"
        from (
          select doubtful, reference_price, not exists (
            select from observation last
            where last.station_id = one.station_id and last.fuel_type_id = one.fuel_type_id
            and last.id < one.id and last.state = 'accepted' and not last.doubtful
            and last.observed_at >= ${now.toISOString()}::timestamptz - interval '30 days'
          ) as silent
          from observation one
          where import_run_id = (select max(id) from import_run) and state = 'accepted'
        ) said`.execute(database.kysely);
      return {
        read,
        new: added,
        doubtful,
        confirmed,
        refused: rejected.range ?? 0,
        after: Number(after.count),
        ...counted.rows[0],
      };
    },
    close: () => database.close(),
  };
}

function linesOf(file) {
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
}
