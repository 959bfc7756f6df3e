import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { m } from '../../../paraglide/messages.js';

/** Why a price was held or doubted, and the matching reason to reject it. */
const CAUSES: Readonly<Record<string, { text: () => string; usual: () => string }>> = {
  unsold: { text: m.admin_cause_unsold, usual: m.admin_usual_unsold },
  unusual: { text: m.admin_cause_unusual, usual: m.admin_usual_far },
  taken_back: { text: m.admin_cause_taken_back, usual: m.admin_usual_taken_back },
};
/** The usual reasons to reject a price. */
const USUAL = [m.admin_usual_owner, m.admin_usual_far, m.admin_usual_unsold, m.admin_usual_mixed];

/** Names why a price is held or doubted; undefined if the checks gave no reason. */
export const causeText = ({ reason }: QueueItem): string | undefined =>
  CAUSES[reason ?? '']?.text();

/**
 * Returns the suggested reasons to reject prices: first the matching ones, most frequent first, then the usual ones.
 */
export function usualReasons(items: readonly QueueItem[]): string[] {
  const named = [...Map.groupBy(items, ({ reason }) => reason ?? '')]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .flatMap(([reason]) => CAUSES[reason]?.usual() ?? []);
  return [...new Set([...named, ...USUAL.map((text) => text())])];
}
