/** What people say of stations beside their prices: reported and held claims, what is not to be had, what is sold. */
import { sql, type RawBuilder } from 'kysely';
import type { StationState } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import { findStates } from '../stations/states.ts';
import type { BoardFuel } from './fuels.ts';

/** A price that one driver has reported and nobody borne out. */
export interface BoardReport {
  fuel: BoardFuel;
  /** Thousandths of a euro. */
  price: number;
  seenAt: Date;
}

/** What people say of a station. */
export interface StationWords {
  /** The newest of each fuel, newest first. */
  reported: readonly BoardReport[];
  /** Fuels of which a price waits that is not shown. */
  held: readonly BoardFuel[];
  states: readonly StationState[];
  /** What the owner says of the fuels that are sold. */
  sold: readonly BoardFuel[];
  unsold: readonly BoardFuel[];
}

export const NO_WORDS: StationWords = { reported: [], held: [], states: [], sold: [], unsold: [] };

type Fuels = ReadonlyMap<number, BoardFuel>;
type Ids = RawBuilder<number>;

/** What a station's id equals that is one of these. */
const anyOf = (ids: readonly number[]): Ids => sql<number>`any(${[...ids]}::integer[])`;

/**
 * Reads what people say of some stations; those of which nothing is said are missing.
 * @param now states that are believed no more are left out
 */
export async function readStationWords(
  db: Executor,
  stationIds: readonly number[],
  fuels: Fuels,
  now: Date,
): Promise<Map<number, StationWords>> {
  const ids = anyOf(stationIds);
  const words = new Map<number, { -readonly [Key in keyof StationWords]: StationWords[Key] }>();
  const of = (id: number) => {
    const known = words.get(id) ?? { ...NO_WORDS };
    words.set(id, known);
    return known;
  };
  for (const { station_id: id, state, fuel_type_id: fuelId, ...row } of await readWaiting(
    db,
    ids,
  )) {
    const station = of(id);
    const fuel = fuels.get(fuelId)!;
    if (state === 'held') station.held = [...station.held, fuel];
    else station.reported = [...station.reported, { fuel, price: row.price, seenAt: row.seen_at }];
  }
  for (const [id, states] of await findStates(db, now, stationIds)) of(id).states = states;
  const sold = await db
    .selectFrom('station_fuel')
    .select(['station_id', 'fuel_type_id', 'sold'])
    .where('station_id', '=', ids)
    .orderBy('fuel_type_id')
    .execute();
  for (const row of sold) {
    const key = row.sold ? 'sold' : 'unsold';
    of(row.station_id)[key] = [...of(row.station_id)[key], fuels.get(row.fuel_type_id)!];
  }
  return words;
}

/** Reads the newest reported and the newest held claim of each fuel. */
async function readWaiting(db: Executor, ids: Ids) {
  return await db
    .selectFrom('observation')
    .select(['station_id', 'fuel_type_id', 'state', 'price', 'observed_at as seen_at'])
    .distinctOn(['station_id', 'fuel_type_id', 'state'])
    .where('station_id', '=', ids)
    .where('state', 'in', ['held', 'reported'])
    .orderBy('station_id')
    .orderBy('fuel_type_id')
    .orderBy('state')
    .orderBy('observed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Counts the people who have confirmed the current prices since they began, by '{station}/{fuel type}'. */
export async function countConfirmations(
  db: Executor,
  stationIds: readonly number[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('confirmation')
    .innerJoin('current_price', (join) =>
      join
        .onRef('current_price.station_id', '=', 'confirmation.station_id')
        .onRef('current_price.fuel_type_id', '=', 'confirmation.fuel_type_id')
        .onRef('current_price.price', '=', 'confirmation.price')
        .onRef('current_price.since', '<=', 'confirmation.confirmed_at'),
    )
    .select(['confirmation.station_id', 'confirmation.fuel_type_id'])
    .select(sql<string>`count(distinct confirmation.claimant)`.as('people'))
    .where('confirmation.station_id', '=', anyOf(stationIds))
    .where('undone', '=', false)
    .groupBy(['confirmation.station_id', 'confirmation.fuel_type_id'])
    .execute();
  return new Map(
    rows.map((row) => [`${row.station_id}/${row.fuel_type_id}`, Number(row.people)] as const),
  );
}
