import { isCrowded } from '@pieno/contract/medals.ts';
import type { BestByDecade } from '@pieno/contract/prices.ts';
import { centsText } from '../../format/cents.ts';
import { m } from '../../paraglide/messages.js';
import { doubtText } from '../../prices/price-marks.tsx';

/** Describes a category winner's lead: '−1,2 cent sul secondo', 'stesso prezzo in 22 punti', 'unico prezzo aggiornato'. */
export function leadText(group: BestByDecade[number]): string {
  const [fuel] = group.best?.fuels ?? [];
  const doubt = fuel && doubtText(fuel);
  if (doubt) return doubt;
  const equal = group.tied_with + 1;
  if (isCrowded(equal)) return m.price_shared({ count: equal });
  if (group.tied_with === 1) return m.home_tied_with_one();
  if (group.tied_with > 1) return m.home_tied({ count: group.tied_with });
  if (group.runner_up_delta === null) return m.home_only_fresh();
  return m.home_price_gap({ cents: centsText(-group.runner_up_delta) });
}
