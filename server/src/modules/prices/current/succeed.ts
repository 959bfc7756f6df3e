import { sql } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import type { Executor } from '../../../db/database.ts';
import { rowSource, wordColumns } from '../log/word-rows.ts';
import { sourceOf } from '../speaker.ts';
import type { Word } from '../word.ts';

/** An accepted word in the log that is newer than all that was said of its fuel there, of which nothing else is known. */
export interface Successor extends Word {
  /** Its id in the log. */
  id: string;
  origin: PriceOrigin;
  /** Since when the price holds without another in between. */
  since: Date;
}

/**
 * Makes words current prices, as `settlePrices` would derive them from the log (rule price-current): most of what a
 * country says each day.
 * @param tx an open transaction that has locked the board
 * @returns their stations
 */
export async function succeedPrices(
  tx: Executor,
  successors: readonly Successor[],
): Promise<number[]> {
  if (successors.length === 0) return [];
  await sql`
    insert into current_price (station_id, fuel_type_id, price, observed_at, observation_id, source, origin, since,
      doubtful, contested)
    select station_id, fuel_type_id, price, observed_at, id, source, origin, since, false, false
    from ${rowSource<Successor>('word', successors, {
      ...wordColumns<Successor>((word) => word),
      id: ['bigint', ({ id }) => id],
      source: ['text', ({ origin }) => sourceOf(origin)],
      origin: ['text', ({ origin }) => origin],
      since: ['timestamptz', ({ since }) => since.toISOString()],
    })}
    on conflict (station_id, fuel_type_id) do update set
      observation_id = excluded.observation_id, price = excluded.price, observed_at = excluded.observed_at,
      source = excluded.source, origin = excluded.origin, since = excluded.since, doubtful = false, contested = false,
      owner_confirmed_at = null, driver_confirmed_at = null, displaced_origin = null, displaced_at = null
  `.execute(tx);
  return successors.map(({ stationId }) => stationId);
}
