import type { BestByDecade } from '@pieno/contract/prices.ts';
import { centsText } from '../../format/cents.ts';
import { m } from '../../paraglide/messages.js';

/** Describes a category winner's lead: '−1,2 cent sul secondo', 'pari con altri 21', 'unico aggiornato'. */
export function leadText(group: BestByDecade[number]): string {
  if (group.best?.stale) return m.price_to_confirm();
  if (group.tied_with === 1) return m.home_tied_with_one();
  if (group.tied_with > 1) return m.home_tied({ count: group.tied_with });
  if (group.runner_up_delta === null) return m.home_only_fresh();
  return m.home_lead({ cents: centsText(-group.runner_up_delta) });
}
