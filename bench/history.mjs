// What a history costs, on made prices: San Marino's 17 stations over five years in the embedded database, the whole
// country over 90 days in PostgreSQL. Every other station is young: its prices begin sixty days ago.
import { sql } from 'kysely';
import { HISTORY_DAYS } from '../contract/src/history/history.ts';
import { findPostgres } from '../scripts/run/machine.mjs';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { inTransaction } from '../server/src/db/transaction.ts';
import { makeAreaHistory } from '../server/src/modules/history/area-history.ts';
import { priceHistoryJob } from '../server/src/modules/history/job.ts';
import { HistoryCache } from '../server/src/modules/history/history-cache.ts';
import { rangeOf } from '../server/src/modules/history/ranges.ts';
import { retentionJob } from '../server/src/modules/history/retention.ts';
import { makeStationHistory } from '../server/src/modules/history/station-history.ts';
import { priceAges } from '../server/src/modules/prices/evaluate/freshness.ts';
import { deriveCurrentPrices } from '../server/src/modules/prices/current/derive-current.ts';
import { openCountry } from './parts/data/data-folder.mjs';
import { bar, kilobytes, median, table, whole } from './parts/figures.mjs';

const DAY = 86_400_000;
const YOUNG_DAYS = 60;
const FUELS = [10, 20];
const ASKED = 40;
/** A first answer of an old station may take this much longer than one of a young station. */
const RATIO_MAX = 2;
const ages = priceAges(new Map());
const never = new AbortController().signal;

const start = new Date('2026-11-21T11:00:00Z');
await measure('17 stations, 5 years, embedded', { italian: 0, days: 1_826 });
if (findPostgres()) {
  const { url: databaseUrl, stop } = await startPostgres();
  await measure('24,000 stations, 90 days, PostgreSQL', {
    italian: 24_000,
    days: 90,
    options: { databaseUrl },
  });
  await stop();
}

async function measure(what, { italian, days, options }) {
  const database = await openCountry(italian, options);
  const db = database.kysely;
  let now = start;
  const clock = { now: () => now };
  const stations = await stationsOf(db, italian > 0 ? 'IT' : 'SM');
  const rows = await makeDays(db, stations, days, now);
  await deriveAll(db, stations, now);
  const derive = () => priceHistoryJob(db, clock).run(never);
  const all = await timed(derive);
  await makeDays(db, stations, 1, (now = new Date(now.getTime() + DAY)));
  await deriveAll(db, stations, now);
  now = new Date(now.getTime() + DAY);
  const daily = await timed(derive);
  console.log(`### ${what}: ${whole(rows)} prices\n`);
  table(
    ['the job', 'seconds'],
    [
      ['everything at once', (all / 1000).toFixed(1)],
      ['one more day', (daily / 1000).toFixed(1)],
      ...(italian > 0
        ? [
            [
              'old rows deleted',
              ((await timed(() => retentionJob(db, clock).run(never))) / 1000).toFixed(1),
            ],
          ]
        : []),
    ],
  );
  await measureStations({ db, clock, stations });
  await measureAreas({ db, clock, area: italian > 0 ? 'confine' : 'SM' });
  await database.close();
}

async function measureStations({ db, clock, stations }) {
  const some = (isYoung) => stations.filter((id) => isYoung === (id % 2 === 1)).slice(0, ASKED);
  const ratios = [];
  const rows = [];
  for (const days of HISTORY_DAYS) {
    const [old, young] = [[], []];
    const kept = [];
    let bytes = 0;
    let steps = 0;
    // In turns, so that other work on the machine falls on both.
    const pairs = some(false).flatMap((id, index) => [id, some(true)[index]].filter(Boolean));
    for (const stationId of pairs) {
      for (const fuelTypeId of FUELS) {
        const answers = new HistoryCache(clock);
        const make = async () => {
          const made = await makeStationHistory(
            db,
            { stationId, fuelTypeId },
            rangeOf(days, clock.now()),
            { now: clock.now(), ages },
          );
          steps = Math.max(steps, made.answer.steps.length);
          return made;
        };
        const ask = () => answers.get(`${stationId}/${fuelTypeId}/${days}`, make);
        const first = await timed(async () => {
          bytes = Math.max(bytes, (await ask()).br.body.length);
        });
        (stationId % 2 === 1 ? young : old).push(first);
        kept.push(await timed(ask));
      }
    }
    if (days === '7' || days === '30') ratios.push(median(old) / median(young));
    rows.push([
      days,
      median(old).toFixed(2),
      median(young).toFixed(2),
      (median(old) / median(young)).toFixed(2),
      median(kept).toFixed(3),
      whole(steps),
      kilobytes(bytes),
    ]);
  }
  table(
    [
      'days',
      'first, old, ms',
      'first, young, ms',
      'ratio',
      'kept, ms',
      'steps at most',
      'brotli at most',
    ],
    rows,
  );
  bar(
    `Of 7 and 30 days an old station's first answer takes at most ${RATIO_MAX} times a young one's`,
    ratios.every((ratio) => ratio <= RATIO_MAX),
  );
}

async function measureAreas({ db, clock, area }) {
  const rows = [];
  for (const days of HISTORY_DAYS) {
    const times = [];
    let most = 0;
    for (let round = 0; round < 10; round += 1) {
      times.push(
        await timed(async () => {
          const where = { area, decade: 10 };
          const { answer } = await makeAreaHistory(db, where, rangeOf(days, clock.now()), {
            now: clock.now(),
            ages,
          });
          most = Math.max(most, answer.daily.length);
        }),
      );
    }
    rows.push([days, median(times).toFixed(1), whole(most)]);
  }
  table(['an area, days', 'first, ms', 'days at most'], rows);
}

async function stationsOf(db, country) {
  const rows = await db
    .selectFrom('station')
    .select('id')
    .where('country', '=', country)
    .where('kind', '=', 'fuel')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Says some seven prices in ten days of each fuel, at hours and thousandths that look drawn. */
async function makeDays(db, stations, days, until) {
  let rows = 0;
  for (let from = 0; from < stations.length; from += 500) {
    const { numAffectedRows } = await sql`
      insert into observation (station_id, fuel_type_id, price, observed_at, received_at, source, origin)
      select station, fuel, 1600 + (day * 7 + station * 13 + fuel) % 90 + (day / 30) % 40, at, at, 'import', 'ministry'
      from unnest(${stations.slice(from, from + 500)}::integer[]) as station
      cross join unnest(${FUELS}::integer[]) as fuel
      cross join generate_series(0, ${days - 1}::integer) as day
      cross join lateral (
        select ${until.toISOString()}::timestamptz - (day || ' days')::interval - ((station * 37 + day * 11) % 600 || ' minutes')::interval as at
      ) as said
      where (station + day * 3 + fuel) % 10 < 7 and (station % 2 = 0 or day < ${YOUNG_DAYS}::integer)
    `.execute(db);
    rows += Number(numAffectedRows);
  }
  await sql`analyze observation`.execute(db);
  return rows;
}

async function deriveAll(db, stations, now) {
  for (let from = 0; from < stations.length; from += 500) {
    const pairs = stations
      .slice(from, from + 500)
      .flatMap((stationId) => FUELS.map((fuelTypeId) => ({ stationId, fuelTypeId })));
    await inTransaction(db, (tx) => deriveCurrentPrices(tx, now, pairs));
  }
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
