// First answers of price histories, on synthetic prices in the embedded database: every other station of San Marino is old
// and has prices of five years, the others are young and have prices of sixty days.
import { sql } from 'kysely';
import { inTransaction } from '../server/src/db/transaction.ts';
import { priceHistoryJob } from '../server/src/modules/history/job.ts';
import { rangeOf } from '../server/src/modules/history/ranges.ts';
import { makeStationHistory } from '../server/src/modules/history/station-history.ts';
import { deriveCurrentPrices } from '../server/src/modules/prices/current/derive-current.ts';
import { priceAges } from '../server/src/modules/prices/evaluate/freshness.ts';
import { openCountry } from './parts/data/data-folder.mjs';
import { median, timed, timesAtMost } from './parts/figures.mjs';
import { listStations } from './parts/people.mjs';

const [YEARS, YOUNG_DAYS] = [5, 60];
const FUELS = [10, 20];
/** A first answer of an old station takes at most this many times one of a young station. */
const TIMES = 2;
const now = new Date('2026-11-21T11:00:00Z');
const ages = priceAges(new Map());

const database = await openCountry(0);
const db = database.kysely;
const stations = await listStations(db);
const pairs = stations.flatMap((stationId) =>
  FUELS.map((fuelTypeId) => ({ stationId, fuelTypeId })),
);
// About seven prices in ten days of each fuel, at hours and thousandths that look random.
await sql`
  insert into observation (station_id, fuel_type_id, price, observed_at, received_at, source, origin)
  select station, fuel, 1600 + (day * 7 + station * 13 + fuel) % 90 + (day / 30) % 40, at, at, 'import', 'ministry'
  from unnest(${stations}::integer[]) as station
  cross join unnest(${FUELS}::integer[]) as fuel
  cross join generate_series(0, ${YEARS * 365}::integer) as day
  cross join lateral (
    select ${now.toISOString()}::timestamptz - (day || ' days')::interval - ((station * 37 + day * 11) % 600 || ' minutes')::interval as at
  ) as made
  where (station + day * 3 + fuel) % 10 < 7 and (station % 2 = 0 or day < ${YOUNG_DAYS}::integer)
`.execute(db);
await sql`analyze observation`.execute(db);
await inTransaction(db, (tx) => deriveCurrentPrices(tx, now, pairs));
await priceHistoryJob(db, { now: () => now }).run(new AbortController().signal);

// In turns, so that other work on the machine slows both.
const isYoung = ({ stationId }) => stationId % 2 === 1;
const [young, old] = [pairs.filter(isYoung), pairs.filter((pair) => !isYoung(pair))];
const turns = old.flatMap((pair, index) => [pair, young[index]].filter(Boolean));
for (const days of ['7', '30']) {
  const times = { old: [], young: [] };
  for (const pair of turns) {
    const range = rangeOf(days, now);
    const { ms } = await timed(() => makeStationHistory(db, pair, range, { now, ages }));
    times[isYoung(pair) ? 'young' : 'old'].push(ms);
  }
  timesAtMost(`first answer for ${days} days`, median(times.old), median(times.young), TIMES);
}
await database.close();
