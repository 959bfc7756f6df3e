import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../db/database.ts';
import { recordPrices } from '../prices/record.ts';
import { reasonOf } from './reasons.ts';
import type { Kind } from './reading/jobs.ts';
import type { Applying } from './run-import.ts';

/** A price row that found its station and fuel. */
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

/** A price seen before 2000 is a slip of the pen or of a clock: no pump still asks it. */
const OLDEST = new Date('2000-01-01T00:00:00Z');

/**
 * Takes price rows through the one door and counts what became of each.
 * @param tx an open transaction
 * @param claims at most 1,000
 * @returns how many current prices moved
 */
export async function recordRows<K extends Kind>(
  { context, tally, reject }: Applying<K>,
  tx: Executor,
  claims: readonly PriceClaim[],
): Promise<number> {
  const isTooOld = ({ observedAt }: PriceClaim): boolean => observedAt < OLDEST;
  for (const { file, line, row } of claims.filter(isTooOld)) {
    reject({ subject: 'prices', file, line, row, reason: 'past' });
  }
  const offered = claims.filter((claim) => !isTooOld(claim));
  const recorded = await recordPrices(tx, context.clock, 'import', offered);
  const prices = tally('prices');
  prices.added += recorded.added;
  prices.unchanged += recorded.known;
  for (const { index, reason } of recorded.rejected) {
    const { file, line, row } = offered[index]!;
    reject({ subject: 'prices', file, line, row, reason: reasonOf(reason) });
  }
  return recorded.moved;
}
