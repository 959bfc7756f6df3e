import { isCrowded } from '@pieno/contract/prices/medals.ts';
import type { BestByDecade } from '@pieno/contract/prices/prices.ts';
import { centsApart, centsText } from '../../core/format/cents.ts';
import { m } from '../../paraglide/messages.js';
import { doubtText } from '../../features/prices/price-marks.tsx';

/**
 * Describes a category winner's lead: '3,4 cent meno della media' and the number of stations that share the price, as
 * far as known; otherwise '−1,2 cent sul secondo' or 'unico prezzo aggiornato'.
 * @param above if there is a line above, this one contains a single statement
 */
export function leadText(group: BestByDecade[number], above?: string | null): string {
  const [fuel] = group.best?.fuels ?? [];
  const doubt = fuel && doubtText(fuel);
  if (doubt) return doubt;
  const equal = group.tied_with + 1;
  if (isCrowded(equal)) return m.price_shared({ count: equal });
  const saved = group.below_median
    ? m.home_below_median({ cents: centsApart(group.below_median) })
    : null;
  if (group.tied_with > 0) {
    const tied =
      group.tied_with === 1 ? m.home_tied_with_one() : m.home_tied({ count: group.tied_with });
    return saved && !above ? `${saved} · ${tied}` : tied;
  }
  if (saved) return saved;
  if (group.runner_up_delta === null) return m.home_only_fresh();
  return m.home_price_gap({ cents: centsText(-group.runner_up_delta) });
}
