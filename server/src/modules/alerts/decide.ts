/** What becomes of an alert for which there may be news (rules alert-told, alert-unopened): pure. */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';

/** As far as it matters here. */
interface Told {
  /** Thousandths of a euro. */
  below: number;
  /** When it was last told something; null where never. */
  toldAt: Date | null;
  /** The price that counts as told; null for none. */
  toldPrice: number | null;
  /** Messages that nobody opened. */
  unopened: number;
}

/** `later`: at the next seven, as this day has had its message. `rest`: nobody opens what it tells. */
export type Decision = 'nothing' | 'tell' | 'later' | 'rest';

/**
 * Decides by the best price of its target.
 * @param best in thousandths of a euro; undefined where nothing ranks
 * @param isReleased true where what was told does not hold any more, or had meanwhile not
 */
export function decide(
  { below, toldAt, toldPrice, unopened }: Told,
  best: number | undefined,
  { isReleased, now }: { isReleased: boolean; now: Date },
): Decision {
  if (best === undefined || best > below) return 'nothing';
  if (toldPrice !== null && !isReleased && best >= toldPrice) return 'nothing';
  if (toldAt && dayInSanMarino(toldAt) === dayInSanMarino(now)) return 'later';
  return unopened < ALERTS.unopened ? 'tell' : 'rest';
}
