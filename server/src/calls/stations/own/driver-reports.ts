import { sql } from 'kysely';
import type { OwnerFuel } from '@pieno/contract/stations/own-stations.ts';
import type { Executor } from '../../../db/database.ts';
import { DISPUTES_CURRENT } from '../../../modules/prices/log/disputes/standing-dispute.ts';

export type DriverReports = Pick<OwnerFuel, 'reported' | 'disputes'>;

/** Reads drivers' unsettled reports about stations' prices, by station and fuel type. */
export async function readDriverReports(
  executor: Executor,
  stationIds: readonly number[],
): Promise<Map<number, Map<number, DriverReports>>> {
  const claims = await executor
    .selectFrom('observation')
    .select(['station_id', 'fuel_type_id', 'state', 'price', 'observed_at'])
    .where('station_id', 'in', stationIds)
    .where('origin', '=', 'driver')
    .where(
      sql<boolean>`(state in ('reported', 'held')
        or id in (select observation_id from current_price where voices is not null))`,
    )
    .orderBy('observed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const disputes = await executor
    .selectFrom('price_dispute')
    .innerJoin('current_price', (join) => join.on(DISPUTES_CURRENT))
    .select(['price_dispute.station_id', 'price_dispute.fuel_type_id'])
    .select(sql<string>`count(distinct price_dispute.claimant)`.as('people'))
    .where('price_dispute.station_id', 'in', stationIds)
    .groupBy(['price_dispute.station_id', 'price_dispute.fuel_type_id'])
    .execute();
  const reports = new Map(stationIds.map((id) => [id, new Map<number, DriverReports>()]));
  const of = (station: number, fuel: number) =>
    reports.get(station)!.get(fuel) ?? { reported: [], disputes: 0 };
  for (const { station_id, fuel_type_id: fuel, state, price, observed_at } of claims) {
    const claim = {
      state: state === 'held' ? state : ('reported' as const),
      ...(state === 'accepted' && { counts: true as const }),
      price: price / 1000,
      seen_at: observed_at.toISOString(),
    };
    const before = of(station_id, fuel);
    reports.get(station_id)!.set(fuel, { ...before, reported: [...before.reported, claim] });
  }
  for (const { station_id, fuel_type_id: fuel, people } of disputes) {
    reports.get(station_id)!.set(fuel, { ...of(station_id, fuel), disputes: Number(people) });
  }
  return reports;
}
