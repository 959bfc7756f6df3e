import { sql } from 'kysely';
import type { OwnerPrices } from '@pieno/contract/owners.ts';
import type { Executor } from '../../db/database.ts';
import { validation } from '../../http/errors.ts';
import { listFuels } from '../prices/fuels.ts';
import { reportableFuels, type KnownFuels } from '../prices/judge/sold-fuels.ts';
import type { PriceChange } from '../prices/price-change.ts';

/**
 * Checks that prices are of fuels whose price can be said at a station (rule report-fuels).
 * @throws AppError 422 with `till_fuel_unsold` by fuel type, which names the fuels that can
 */
export async function assertSoldHere(
  { tx }: PriceChange,
  stationId: number,
  prices: OwnerPrices['prices'],
): Promise<void> {
  const known = reportableFuels(await readKnownFuels(tx, stationId));
  const others = prices.filter(({ fuel_type_id }) => !known.includes(fuel_type_id));
  if (others.length === 0) return;
  const named = (await listFuels(tx)).filter(({ id }) => known.includes(id));
  const fuels = named.map(({ id, name }) => `${name} (${id})`).join(', ');
  const problems = [{ code: 'till_fuel_unsold', params: { fuels } } as const];
  throw validation(Object.fromEntries(others.map(({ fuel_type_id }) => [fuel_type_id, problems])));
}

async function readKnownFuels(tx: Executor, stationId: number): Promise<KnownFuels> {
  const { rows } = await sql<KnownFuels>`
    select kind, confirmed_decades as confirmed,
      array(select fuel_type_id from current_price where station_id = station.id) as priced,
      array(select fuel_type_id from station_fuel where station_id = station.id and sold) as sold,
      array(select fuel_type_id from station_fuel where station_id = station.id and not sold) as unsold
    from station where id = ${stationId}
  `.execute(tx);
  return rows[0]!;
}
