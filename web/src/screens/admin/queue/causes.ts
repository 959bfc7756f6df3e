import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { m } from '../../../paraglide/messages.js';

/** Why the gate holds or doubts prices, and the reason to reject them that says the same. */
const CAUSES: Readonly<Record<string, { text: () => string; usual: () => string }>> = {
  unsold: { text: m.admin_cause_unsold, usual: m.admin_usual_unsold },
  unusual: { text: m.admin_cause_unusual, usual: m.admin_usual_far },
  taken_back: { text: m.admin_cause_taken_back, usual: m.admin_usual_taken_back },
};
/** Why prices are mostly rejected. */
const USUAL = [m.admin_usual_owner, m.admin_usual_far, m.admin_usual_unsold, m.admin_usual_mixed];

/** Why a price is held or doubted, in words; undefined where the gate has said nothing. */
export const causeText = ({ reason }: QueueItem): string | undefined =>
  CAUSES[reason ?? '']?.text();

/** Reasons to reject some prices, given by a tap: first what they themselves name, the most frequent before the others. */
export function usualReasons(items: readonly QueueItem[]): string[] {
  const named = [...Map.groupBy(items, ({ reason }) => reason ?? '')]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .flatMap(([reason]) => CAUSES[reason]?.usual() ?? []);
  return [...new Set([...named, ...USUAL.map((say) => say())])];
}
