import type { Executor } from '../../db/database.ts';
import { recordPrices } from '../prices/record.ts';
import { expectedRange } from '../prices/evaluate/claim-reasons.ts';
import type { EvaluatedReport } from '../prices/evaluate/evaluated-report.ts';
import type { ReportAuthor } from '../prices/author.ts';
import type { PriceClaim } from './price-claim.ts';
import type { Reason } from './runs/reasons.ts';
import type { ImportRun } from './runs/import-run.ts';

/**
 * Records price rows with `recordPrices` and adds the outcome of each to the report. Waiting rows are listed among
 * those not imported, with their reason.
 * @param tx an open transaction
 * @param claims at most 10,000
 */
export async function recordRows(
  run: ImportRun,
  tx: Executor,
  author: ReportAuthor,
  claims: readonly PriceClaim[],
): Promise<void> {
  const recorded = await recordPrices(tx, run.context.clock, author, claims);
  const prices = run.tally('prices');
  prices.added += recorded.added;
  prices.doubtful += recorded.doubtful;
  prices.unchanged += recorded.count('accepted') - recorded.added;
  prices.withdrawn += recorded.count('withdrawn');
  for (const evaluated of recorded.evaluated) {
    const reason = reasonOf(evaluated);
    if (!reason) continue;
    const { file, line, row } = claims[evaluated.index]!;
    const { range } = evaluated;
    const detail = range && { detail: expectedRange(range) };
    run.reject({ subject: 'prices', file, line, row, reason, ...detail });
  }
  const { report } = run;
  report.confirmed = (report.confirmed ?? 0) + recorded.confirmed;
  report.moved = (report.moved ?? 0) + recorded.moved;
}

/** Returns why a row is listed as not imported; undefined for an imported one. */
function reasonOf({ outcome, reason }: EvaluatedReport): Reason | undefined {
  if (outcome === 'lapsed_replaced') return 'repeated_price';
  if (outcome === 'rejected') return reason;
  if (outcome === 'held') return reason === 'unusual' ? 'unusual_held' : reason;
  return undefined;
}
