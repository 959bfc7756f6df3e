/** What is known of stations before the log is asked of each of their prices. */
import { sql } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import type { Executor } from '../../../db/database.ts';
import { currentPricesAt } from '../current/at-stations.ts';
import { keyOf, type Pair } from '../word.ts';

/** A current price, in thousandths of a euro, with the instants since and at which it was seen. */
export interface CurrentFacts extends Pair {
  price: number;
  observed_at: Date;
  origin: PriceOrigin;
  since: Date;
}

/** Stations with those of their current prices that stand alone. */
interface Around {
  station(pair: Pair): { kind: string; areas: string[]; confirmed_decades: number[] };
  /**
   * The real price of a fuel of which only accepted words are logged, and nothing but words: then it is the newest of
   * them, and what replaces it has no other history. Null where nothing was ever said; undefined where more is known.
   */
  currentOf(pair: Pair): CurrentFacts | null | undefined;
}

/** Reads, set-based, what surrounds words about some stations. */
export async function readAround(tx: Executor, pairs: readonly Pair[]): Promise<Around> {
  const ids = [...new Set(pairs.map(({ stationId }) => stationId))];
  const isNear = sql<boolean>`station_id = any(${ids}::integer[])`;
  const stations = await tx
    .selectFrom('station')
    .select(['id', 'kind', 'areas', 'confirmed_decades'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const prices = await tx
    .selectFrom(currentPricesAt(ids).as('current_price'))
    .select(['station_id as stationId', 'fuel_type_id as fuelTypeId', 'price', 'observed_at'])
    .select(['origin', 'since'])
    .execute();
  const { rows: entangled } = await sql<Pair>`
    select station_id as "stationId", fuel_type_id as "fuelTypeId" from observation
    where ${isNear} and state in ('withdrawn', 'rejected')
    union select station_id, fuel_type_id from observation
    where ${isNear} and (state in ('held', 'reported') or doubtful)
    union select station_id, fuel_type_id from observation where ${isNear} and origin = 'driver'
    union select station_id, fuel_type_id from confirmation where ${isNear}
    union select station_id, fuel_type_id from price_dispute where ${isNear}
    union select station_id, fuel_type_id from station_fuel where ${isNear}
  `.execute(tx);
  const byId = new Map(stations.map((station) => [station.id, station]));
  const current = new Map<string, CurrentFacts | undefined>(
    prices.map((price) => [keyOf(price), price.origin === 'demo' ? undefined : price]),
  );
  for (const pair of entangled) current.set(keyOf(pair), undefined);
  return {
    station: ({ stationId }) => {
      const { kind, areas, confirmed_decades } = byId.get(stationId)!;
      return { kind, areas, confirmed_decades };
    },
    currentOf: (pair) => {
      const key = keyOf(pair);
      return current.has(key) ? current.get(key) : null;
    },
  };
}
