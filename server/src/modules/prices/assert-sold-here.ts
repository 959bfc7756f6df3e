import { validation } from '../../errors.ts';
import { fuelNames, listFuels } from './fuels.ts';
import { readKnownFuels, reportableFuels } from '../stations/fuels/sold-fuels.ts';
import type { PriceChange } from './price-change.ts';

/**
 * Checks that people can report the prices of these fuels at a station (rule report-fuels).
 * @param code the error's code: a till's message lists the reportable fuels, a schedule's says where to add one
 * @throws AppError 422 with this code by fuel type
 */
export async function assertSoldHere(
  { tx }: PriceChange,
  stationId: number,
  prices: readonly { fuel_type_id: number }[],
  code: 'till_fuel_unsold' | 'schedule_fuel_unsold',
): Promise<void> {
  const known = reportableFuels((await readKnownFuels(tx, [stationId])).get(stationId)!);
  const others = prices.filter(({ fuel_type_id }) => !known.includes(fuel_type_id));
  if (others.length === 0) return;
  const fuels = fuelNames((await listFuels(tx)).filter(({ id }) => known.includes(id)));
  const problems = [{ code, params: { fuels } }];
  throw validation(Object.fromEntries(others.map(({ fuel_type_id }) => [fuel_type_id, problems])));
}
