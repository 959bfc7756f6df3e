import { sql } from 'kysely';
import type { OwnerFuel } from '@pieno/contract/owners.ts';
import type { Executor } from '../../db/database.ts';
import { STANDING_DISPUTE } from '../prices/standing-dispute.ts';

/** What drivers say of a fuel. */
export type DriverWords = Pick<OwnerFuel, 'reported' | 'disputes'>;

/** Reads what drivers say of a station's prices and nobody has settled, by fuel type. */
export async function readDriverWords(
  executor: Executor,
  stationId: number,
): Promise<Map<number, DriverWords>> {
  const claims = await executor
    .selectFrom('observation')
    .select(['fuel_type_id', 'state', 'price', 'observed_at'])
    .where('station_id', '=', stationId)
    .where('state', 'in', ['reported', 'held'])
    .where('origin', '=', 'driver')
    .orderBy('observed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const disputes = await executor
    .selectFrom('price_dispute')
    .innerJoin('current_price', (join) =>
      join
        .onRef('current_price.station_id', '=', 'price_dispute.station_id')
        .onRef('current_price.fuel_type_id', '=', 'price_dispute.fuel_type_id')
        .onRef('current_price.price', '=', 'price_dispute.price')
        .onRef('current_price.since', '<=', 'price_dispute.created_at'),
    )
    .select('price_dispute.fuel_type_id')
    .select(sql<string>`count(distinct price_dispute.claimant)`.as('people'))
    .where('price_dispute.station_id', '=', stationId)
    .where(STANDING_DISPUTE)
    .groupBy('price_dispute.fuel_type_id')
    .execute();
  const words = new Map<number, DriverWords>();
  const of = (id: number) => words.get(id) ?? { reported: [], disputes: 0 };
  for (const { fuel_type_id: id, state, price, observed_at } of claims) {
    const claim = {
      state: state as 'reported' | 'held',
      price: price / 1000,
      seen_at: observed_at.toISOString(),
    };
    words.set(id, { ...of(id), reported: [...of(id).reported, claim] });
  }
  for (const { fuel_type_id: id, people } of disputes) {
    words.set(id, { ...of(id), disputes: Number(people) });
  }
  return words;
}
