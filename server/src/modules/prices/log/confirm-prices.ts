import type { Executor } from '../../../db/database.ts';
import { listSettings } from '../../settings/repository.ts';
import { lastInstants, priceAges } from '../judge/freshness.ts';
import type { ShownPrice } from '../current/shown-prices.ts';

/** Who confirms, and when the prices were seen. */
export interface Confirming {
  origin: 'administrator' | 'owner' | 'driver';
  claimant?: string | undefined;
  reportId?: string | undefined;
  seenAt: Date;
}

/**
 * Writes down that current prices are still so (rule price-confirmed, decision 0028).
 * @param tx an open transaction that has locked the board; the caller judges claims anew and settles
 */
export async function confirmPrices(
  tx: Executor,
  now: Date,
  { origin, claimant, reportId, seenAt }: Confirming,
  prices: readonly ShownPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  const ages = priceAges(await listSettings(tx));
  const rows = prices.map((shown) => ({
    station_id: shown.stationId,
    fuel_type_id: shown.fuelTypeId,
    price: shown.price,
    confirmed_at: seenAt,
    received_at: now,
    origin,
    claimant: claimant ?? null,
    report_id: reportId ?? null,
    late: origin === 'driver' && seenAt > lastInstants(shown, ages).fresh,
  }));
  await tx.insertInto('confirmation').values(rows).execute();
}
