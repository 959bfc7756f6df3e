import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../db/database.ts';
import { recordPrices } from '../prices/record.ts';
import type { Sender } from '../prices/sender.ts';
import type { Kind } from './reading/jobs.ts';
import type { Applying } from './run-import.ts';

/** A price row with its station and fuel type resolved. */
export interface PriceClaim {
  stationId: number;
  fuelTypeId: number;
  unit: FuelUnit;
  /** Thousandths of a euro. */
  price: number;
  observedAt: Date;
  file: string;
  line: number;
  row: string;
}

/**
 * Records price rows with `recordPrices` and adds the outcome of each to the report.
 * @param tx an open transaction
 * @param claims at most 1,000
 */
export async function recordRows<K extends Kind>(
  { context, report, tally, reject }: Applying<K>,
  tx: Executor,
  sender: Sender,
  claims: readonly PriceClaim[],
): Promise<void> {
  const recorded = await recordPrices(tx, context.clock, sender, claims);
  const prices = tally('prices');
  prices.added += recorded.added;
  prices.unchanged += recorded.known;
  for (const { index, reason } of recorded.rejected) {
    const { file, line, row } = claims[index]!;
    reject({ subject: 'prices', file, line, row, reason });
  }
  report.moved = (report.moved ?? 0) + recorded.moved;
}
