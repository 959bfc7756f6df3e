/** Reads the reports of stations' fuels for a range of time. */
import { sql } from 'kysely';
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import { BASE_BESIDE, sinceOf } from '../prices/current/derive-current-sql.ts';
import type { AcceptedPrice, CountedConfirmation } from '../prices/fold/price-tracker.ts';
import { SUPERSEDED } from '../prices/log/superseded.ts';
import { pairRows } from '../prices/log/row-source.ts';
import { keyOf, type Pair } from '../prices/reported-price.ts';
import { pricesOfDay, type LoneDay } from './lone-days.ts';

/** The reports of a fuel at a station, each list in the order of time. */
export interface PairReports extends Pair {
  unit: FuelUnit;
  /** One for each instant. */
  prices: AcceptedPrice[];
  confirmations: CountedConfirmation[];
  /** From when the station no longer sells the fuel; unset while it does. */
  unsoldAt: number | undefined;
  /** Before this instant only the lowest, highest and last price of each day are included; unset where all are. */
  dailyUntil: number | undefined;
}

interface Start extends Pair {
  unit: FuelUnit;
  /** From when reports are read; unset if there is none before the range. */
  since: Date | null;
  unsold_at: Date | null;
}

/**
 * Reads the reports of stations' fuels, from the start of the price that holds at the start of the range.
 * @param from start of the range, in milliseconds since 1970; -Infinity for everything
 * @param to reports after this instant are left out
 * @returns the fuels with reports
 */
export async function readReports(
  db: Executor,
  pairs: readonly Pair[],
  { from, to }: { from: number; to: number },
): Promise<PairReports[]> {
  const starts = await readStarts(db, pairs, from);
  const lone = await readLoneDays(db, starts, from);
  const prices = await readPrices(db, starts, from, to);
  const confirmations = await readKept(db, starts, from, to);
  return starts.flatMap((start): PairReports[] => {
    const key = keyOf(start);
    const days = lone.get(key) ?? [];
    const isLone = new Set(days.map(({ day }) => day));
    const raw = (prices.get(key) ?? []).filter(
      ({ seenAt }) => isLone.size === 0 || !isLone.has(dayInSanMarino(new Date(seenAt))),
    );
    const all = [...days.flatMap(pricesOfDay), ...raw].toSorted((a, b) => a.seenAt - b.seenAt);
    if (all.length === 0) return [];
    const last = days.at(-1)?.last_at.getTime();
    return [
      {
        stationId: start.stationId,
        fuelTypeId: start.fuelTypeId,
        unit: start.unit,
        prices: all,
        confirmations: confirmations.get(key) ?? [],
        unsoldAt: start.unsold_at?.getTime(),
        dailyUntil: last !== undefined && last >= from ? last : undefined,
      },
    ];
  });
}

const instant = (time: number) =>
  Number.isFinite(time)
    ? sql`${new Date(time).toISOString()}::timestamptz`
    : sql`'-infinity'::timestamptz`;

async function readStarts(db: Executor, pairs: readonly Pair[], from: number): Promise<Start[]> {
  const { rows } = await sql<Start>`
    select pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", fuel_type.unit,
      least(${sinceOf('top')}, base.since) as since,
      least(case when not station_fuel.sold then station_fuel.decided_at end, station.closed_at) as unsold_at
    from ${pairRows(pairs)}
    join station on station.id = pair.station_id
    join fuel_type on fuel_type.id = pair.fuel_type_id
    left join station_fuel on station_fuel.station_id = pair.station_id
      and station_fuel.fuel_type_id = pair.fuel_type_id
    left join lateral (
      select price, observed_at, source, voices, doubtful from observation
      where observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
      and state = 'accepted' and source <> 'demo' and observed_at <= ${instant(from)}
      order by observed_at desc, id desc limit 1
    ) top on true
    left join lateral ${BASE_BESIDE} base on true
  `.execute(db);
  return rows;
}

/** Reads one price for each instant: the one recorded last. */
async function readPrices(
  db: Executor,
  starts: readonly Start[],
  from: number,
  to: number,
): Promise<Map<string, AcceptedPrice[]>> {
  const { rows } = await sql<Seen<AcceptedPrice>>`
    select distinct on (pair.station_id, pair.fuel_type_id, observed_at)
      pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", observed_at as "seenAt", price, origin,
      doubtful, voices as supporters
    from ${startsOf(starts, from)}
    join observation on observation.station_id = pair.station_id
      and observation.fuel_type_id = pair.fuel_type_id and observed_at >= pair.since
    where state = 'accepted' and source <> 'demo' and observed_at <= ${instant(to)}
    order by pair.station_id, pair.fuel_type_id, observed_at, observation.id desc
  `.execute(db);
  return byPair(rows);
}

async function readKept(
  db: Executor,
  starts: readonly Start[],
  from: number,
  to: number,
): Promise<Map<string, CountedConfirmation[]>> {
  const { rows } = await sql<Seen<CountedConfirmation>>`
    select pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", confirmed_at as "seenAt", price,
      origin, known as "isKnown", late as "isLate"
    from ${startsOf(starts, from)}
    join confirmation on confirmation.station_id = pair.station_id
      and confirmation.fuel_type_id = pair.fuel_type_id and confirmed_at >= pair.since
    where not undone and not ${SUPERSEDED} and confirmed_at <= ${instant(to)}
    order by confirmed_at, confirmation.id
  `.execute(db);
  return byPair(rows);
}

type Seen<Report> = Pair & Omit<Report, 'seenAt'> & { seenAt: Date };

const byPair = <Row extends Pair & { seenAt: Date }>(rows: readonly Row[]) =>
  Map.groupBy(
    rows.map((row) => ({ ...row, seenAt: row.seenAt.getTime() })),
    keyOf,
  );

const startsOf = (starts: readonly Start[], from: number) => sql`(
  select station_id, fuel_type_id, coalesce(since, ${instant(from)}) as since from unnest(
    ${starts.map(({ stationId }) => stationId)}::integer[],
    ${starts.map(({ fuelTypeId }) => fuelTypeId)}::integer[],
    ${starts.map(({ since }) => since?.toISOString() ?? null)}::timestamptz[]
  ) as start (station_id, fuel_type_id, since)
) as pair`;

/** Reads the days whose observations are deleted, from the last one before the range. */
async function readLoneDays(
  db: Executor,
  pairs: readonly Pair[],
  from: number,
): Promise<Map<string, (LoneDay & Pair)[]>> {
  const first = Number.isFinite(from) ? dayInSanMarino(new Date(from)) : '0001-01-01';
  const { rows } = await sql<LoneDay & Pair>`
    select pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", day::text as day, min, max, close,
      min_at, max_at, last_at, origin
    from ${pairRows(pairs)}
    join price_day on price_day.station_id = pair.station_id and price_day.fuel_type_id = pair.fuel_type_id
    where alone and day >= coalesce((
      select max(before.day) from price_day before
      where before.station_id = pair.station_id and before.fuel_type_id = pair.fuel_type_id
      and before.alone and before.day < ${first}::date
    ), ${first}::date)
    order by day
  `.execute(db);
  return Map.groupBy(rows, keyOf);
}
