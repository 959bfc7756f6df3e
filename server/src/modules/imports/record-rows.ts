import type { Executor } from '../../db/database.ts';
import { recordPrices } from '../prices/record.ts';
import { expectedRange } from '../prices/judge/claim-reasons.ts';
import type { Sender } from '../prices/speaker.ts';
import type { PriceClaim } from './price-claim.ts';
import type { ImportRun } from './run-import.ts';

/**
 * Records price rows with `recordPrices` and adds the outcome of each to the report. Rows that wait stand in the list
 * of those not imported, with their reason.
 * @param tx an open transaction
 * @param claims at most 1,000
 */
export async function recordRows(
  { context, report, tally, reject }: ImportRun,
  tx: Executor,
  sender: Sender,
  claims: readonly PriceClaim[],
): Promise<void> {
  const recorded = await recordPrices(tx, context.clock, sender, claims);
  const prices = tally('prices');
  prices.added += recorded.added;
  prices.doubtful += recorded.doubtful;
  prices.unchanged += recorded.known;
  prices.withdrawn += recorded.withdrawn.length;
  const place = (index: number) => {
    const { file, line, row } = claims[index]!;
    return { subject: 'prices', file, line, row } as const;
  };
  for (const { index } of recorded.superseded) {
    reject({ ...place(index), reason: 'repeated_price' });
  }
  for (const { index, reason, range } of recorded.rejected) {
    reject({ ...place(index), reason, ...(range && { detail: expectedRange(range) }) });
  }
  for (const { index, reason } of recorded.held) {
    reject({ ...place(index), reason: reason === 'unusual' ? 'unusual_held' : reason });
  }
  report.confirmed = (report.confirmed ?? 0) + recorded.confirmed;
  report.moved = (report.moved ?? 0) + recorded.moved;
}
