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
 * @param heard from `evaluateSourceReports` or `evaluatePersonReports` in the same change
 * @param report the person's report, if it is new
 */
export async function writeReports(
  change: PriceChange,
  speaker: ReportAuthor,
  heard: readonly EvaluatedReport[],
  report?: NewReport,
): Promise<Written> {
  const { tx, now } = change;
  const fresh = heard.filter(({ isNew }) => isNew);
  const prices = await appendObservations(tx, speaker, now, fresh, report);
  const confirmed = heard.filter(({ outcome }) => outcome === 'confirmed');
  const kept = prices.length > 0 ? undefined : report;
  const confirmations = await appendConfirmations(tx, speaker, now, confirmed, kept);
  for (const { outcome } of [...fresh, ...confirmed]) {
    const label = outcome === 'accepted' ? 'added' : outcome;
    change.written.add({ source: speaker.origin, outcome: label });
  }
  change.note('price', prices);
  change.note('confirmation', confirmations);
  const repeats = heard.flatMap(
    ({ outcome, confirms }) => (outcome !== 'lapsed_replaced' && confirms) || [],
  );
  const repeated = await acceptRepeated(tx, speaker, now, repeats);
  change.note(
    'decision',
    repeated.map(({ id }) => id),
  );
  const added = heard.filter(isAdded);
  const claimed = speaker.origin === 'driver' ? fresh : [];
  change.touch([...[...added, ...confirmed, ...claimed].map(({ word }) => word), ...repeated]);
  // Effects of the confirmation that a correction replaces are evaluated again.
  change.takeBack(
    claimed.flatMap(({ word, corrects }) => (corrects ? { ...word, since: corrects } : [])),
  );
  const ids = [
    ...prices.map((id, at) => [fresh[at]!.index, id] as const),
    ...confirmations.map((id, at) => [confirmed[at]!.index, id] as const),
  ];
  return { ids: new Map(ids), repeated: repeated.length };
}
