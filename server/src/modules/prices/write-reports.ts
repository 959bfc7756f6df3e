/** Writes evaluated reports into the log. */
import type { PriceChange } from './price-change.ts';
import { isAdded, type EvaluatedReport } from './evaluate/evaluated-report.ts';
import { acceptRepeated, appendConfirmations, appendObservations } from './log/append.ts';
import type { NewReport } from './log/price-reports.ts';
import type { ReportAuthor } from './author.ts';

/** The result of writing reports. */
export interface Written {
  /** Log ids of the appended rows, by the reports' indexes. */
  ids: ReadonlyMap<number, string>;
  /** Number of earlier prices of the origin confirmed by a similar one on a later day. */
  repeated: number;
}

/**
 * Writes evaluated reports into the log (rule price-door): appends new prices with their outcomes and confirmations, and
 * accepts waiting prices that they repeat.
 * @param evaluated from `evaluateSourceReports` or `evaluatePersonReports` in the same change
 * @param report the person's report, if it is new
 */
export async function writeReports(
  change: PriceChange,
  author: ReportAuthor,
  evaluated: readonly EvaluatedReport[],
  report?: NewReport,
): Promise<Written> {
  const { tx, now } = change;
  const fresh = evaluated.filter(({ isNew }) => isNew);
  const prices = await appendObservations(tx, author, now, fresh, report);
  const confirmed = evaluated.filter(({ outcome }) => outcome === 'confirmed');
  const kept = prices.length > 0 ? undefined : report;
  const confirmations = await appendConfirmations(tx, author, now, confirmed, kept);
  for (const { outcome } of [...fresh, ...confirmed]) {
    const label = outcome === 'accepted' ? 'added' : outcome;
    change.written.add({ source: author.origin, outcome: label });
  }
  change.markNew('price', prices);
  change.markNew('confirmation', confirmations);
  const repeatedIds = evaluated.flatMap(
    ({ outcome, repeats }) => (outcome !== 'lapsed_replaced' && repeats) || [],
  );
  const repeated = await acceptRepeated(tx, author, now, repeatedIds);
  change.markNew(
    'decision',
    repeated.map(({ id }) => id),
  );
  const added = evaluated.filter(isAdded);
  const claimed = author.origin === 'driver' ? fresh : [];
  change.touch([
    ...[...added, ...confirmed, ...claimed].map(({ reported }) => reported),
    ...repeated,
  ]);
  // Effects of the confirmation that a correction replaces are evaluated again.
  change.markWithdrawn(
    claimed.flatMap(({ reported, corrects }) => (corrects ? { ...reported, since: corrects } : [])),
  );
  const ids = [
    ...prices.map((id, at) => [fresh[at]!.index, id] as const),
    ...confirmations.map((id, at) => [confirmed[at]!.index, id] as const),
  ];
  return { ids: new Map(ids), repeated: repeated.length };
}
