import { validation } from '../../http/errors.ts';
import { listFuels } from './fuels.ts';
import { reportableFuels } from './judge/sold-fuels.ts';
import { readKnownFuels } from './known-fuels.ts';
import type { PriceChange } from './price-change.ts';

/**
 * Checks that prices are of fuels whose price can be said at a station (rule report-fuels).
 * @throws AppError 422 with `till_fuel_unsold` by fuel type, which names the fuels that can
 */
export async function assertSoldHere(
  { tx }: PriceChange,
  stationId: number,
  prices: readonly { fuel_type_id: number }[],
): Promise<void> {
  const known = reportableFuels(await readKnownFuels(tx, stationId));
  const others = prices.filter(({ fuel_type_id }) => !known.includes(fuel_type_id));
  if (others.length === 0) return;
  const named = (await listFuels(tx)).filter(({ id }) => known.includes(id));
  const fuels = named.map(({ id, name }) => `${name} (${id})`).join(', ');
  const problems = [{ code: 'till_fuel_unsold', params: { fuels } } as const];
  throw validation(Object.fromEntries(others.map(({ fuel_type_id }) => [fuel_type_id, problems])));
}
