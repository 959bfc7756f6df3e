/** What people report about stations beside current prices: reported and held claims, states, fuels sold. */
import { sql } from 'kysely';
import type { FuelPrice, StationState } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import { SUPERSEDED } from '../prices/log/superseded.ts';
import { findStates } from '../stations/states.ts';
import type { BoardFuel } from './board-fuels.ts';

/** A price reported by drivers and not confirmed. */
export interface BoardReport {
  fuel: BoardFuel;
  /** Thousandths of a euro. */
  price: number;
  seenAt: Date;
}

export interface StationReports {
  /** One per fuel: the one that most known drivers report, then the newest. */
  reported: readonly BoardReport[];
  /** Fuels with a held price, which is not shown. */
  held: readonly BoardFuel[];
  states: readonly StationState[];
  /** Fuels that the owner marks as sold, or not. */
  sold: readonly BoardFuel[];
  unsold: readonly BoardFuel[];
  /** Number of people who have confirmed a current price since it began, by fuel type; missing for none. */
  confirmations: ReadonlyMap<number, number>;
  /** Who beside its author has reported or confirmed a current price since it began, by fuel type. */
  confirmedBy: ReadonlyMap<number, ConfirmedBy>;
}

export type ConfirmedBy = NonNullable<FuelPrice['confirmed_by']>;

const NOBODY: ConfirmedBy = { drivers: 0, owner: false, administrator: false };

export const NO_REPORTS: StationReports = {
  reported: [],
  held: [],
  states: [],
  sold: [],
  unsold: [],
  confirmations: new Map(),
  confirmedBy: new Map(),
};

/**
 * Reads the reports about stations; stations without any are missing.
 * @param now states that have ended by then are left out
 */
export async function readStationReports(
  db: Executor,
  stationIds: readonly number[],
  fuels: ReadonlyMap<number, BoardFuel>,
  now: Date,
): Promise<Map<number, StationReports>> {
  const reports = new Map<number, StationReports>();
  for (const row of await readRows(db, stationIds)) {
    const station = reports.get(row.station_id) ?? NO_REPORTS;
    reports.set(row.station_id, withRow(station, row, fuels.get(row.fuel_type_id)!));
  }
  for (const [id, states] of await findStates(db, now, stationIds)) {
    reports.set(id, { ...(reports.get(id) ?? NO_REPORTS), states });
  }
  return reports;
}

type PriceConfirmer = 'administrator' | 'owner' | 'driver';

interface Row {
  kind: 'reported' | 'held' | 'sold' | 'unsold' | 'confirmed' | `by_${PriceConfirmer}`;
  station_id: number;
  fuel_type_id: number;
  /** Thousandths of a euro, or people. */
  value: number;
  at: Date;
}

/**
 * Each person who supports a row of `current_price` since that price began, `own` being its observation: who confirmed it,
 * which other drivers had reported it, and who accepted a driver's report.
 */
const CONFIRMERS = sql`(
  select origin, claimant from confirmation
  where confirmation.station_id = current_price.station_id
  and confirmation.fuel_type_id = current_price.fuel_type_id and confirmation.price = current_price.price
  and confirmed_at >= current_price.since and not undone and not ${SUPERSEDED}
  union all
  select said.origin, said.claimant from observation as said
  where own.origin = 'driver' and said.origin = 'driver' and said.id <> own.id and said.state = 'accepted'
  and said.station_id = current_price.station_id and said.fuel_type_id = current_price.fuel_type_id
  and said.price = current_price.price and said.observed_at >= current_price.since
  union all
  select own.decided_by, null where own.origin = 'driver' and own.decided_by in ('owner', 'administrator')
)`;

/**
 * Reads everything in one statement, so that a change of one price shows at once: a reported and a held claim of
 * each fuel, the owner's marks, and the number of confirmations of current prices.
 */
async function readRows(db: Executor, stationIds: readonly number[]): Promise<Row[]> {
  const ids = sql`any(${[...stationIds]}::integer[])`;
  const { rows } = await sql<Row>`
    (select distinct on (station_id, fuel_type_id, state)
      state as kind, station_id, fuel_type_id, price as value, observed_at as at
    from observation
    where station_id = ${ids} and state in ('held', 'reported')
    order by station_id, fuel_type_id, state, voices desc nulls last, observed_at desc, id desc)
    union all
    select case when sold then 'sold' else 'unsold' end, station_id, fuel_type_id, 0, decided_at
    from station_fuel where station_id = ${ids}
    union all
    select 'confirmed', confirmation.station_id, confirmation.fuel_type_id,
      count(distinct claimant)::integer, max(confirmed_at)
    from confirmation join current_price on current_price.station_id = confirmation.station_id
      and current_price.fuel_type_id = confirmation.fuel_type_id
      and current_price.price = confirmation.price and current_price.since <= confirmed_at
    where confirmation.station_id = ${ids} and not undone and not ${SUPERSEDED}
    group by confirmation.station_id, confirmation.fuel_type_id
    union all
    select 'by_' || confirmer.origin, current_price.station_id, current_price.fuel_type_id,
      count(distinct confirmer.claimant)::integer, current_price.since
    from current_price join observation as own on own.id = current_price.observation_id
    cross join lateral ${CONFIRMERS} as confirmer
    -- Asked first, as hardly any price is a driver's or was confirmed.
    where current_price.station_id = ${ids} and (current_price.origin = 'driver' or exists (
      select from confirmation where confirmation.station_id = current_price.station_id
      and confirmation.fuel_type_id = current_price.fuel_type_id
    )) and (confirmer.origin <> 'driver' or own.origin <> 'driver' or confirmer.claimant is distinct from own.claimant)
    group by confirmer.origin, current_price.station_id, current_price.fuel_type_id, current_price.since
    order by station_id, fuel_type_id
  `.execute(db);
  return rows;
}

/** Who has reported or confirmed current prices, by station and fuel type. */
export async function readConfirmedBy(
  db: Executor,
  stationIds: readonly number[],
): Promise<Map<number, StationReports['confirmedBy']>> {
  const rows = (await readRows(db, stationIds)).filter(({ kind }) => kind.startsWith('by_'));
  const groups = Map.groupBy(rows, ({ station_id }) => station_id);
  const reports = (group: readonly Row[]) =>
    group.reduce(
      (all, row) => withRow(all, row, { id: row.fuel_type_id } as BoardFuel),
      NO_REPORTS,
    );
  return new Map([...groups].map(([id, group]) => [id, reports(group).confirmedBy]));
}

function withRow(
  reports: StationReports,
  { kind, value, at }: Row,
  fuel: BoardFuel,
): StationReports {
  switch (kind) {
    case 'reported':
      return { ...reports, reported: [...reports.reported, { fuel, price: value, seenAt: at }] };
    case 'confirmed':
      return { ...reports, confirmations: new Map([...reports.confirmations, [fuel.id, value]]) };
    case 'by_driver':
      return value > 0 ? withConfirmer(reports, fuel, { drivers: value }) : reports;
    case 'by_owner':
      return withConfirmer(reports, fuel, { owner: true });
    case 'by_administrator':
      return withConfirmer(reports, fuel, { administrator: true });
    default:
      return { ...reports, [kind]: [...reports[kind], fuel] };
  }
}

function withConfirmer(
  reports: StationReports,
  { id }: BoardFuel,
  more: Partial<ConfirmedBy>,
): StationReports {
  const before = reports.confirmedBy.get(id) ?? NOBODY;
  return {
    ...reports,
    confirmedBy: new Map([...reports.confirmedBy, [id, { ...before, ...more }]]),
  };
}
