/** Decides whether an alert sends a message (rules alert-told, alert-unopened): pure. */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';

interface AlertState {
  /** Thousandths of a euro. */
  below: number;
  /** When its last message was made; null for never. */
  notifiedAt: Date | null;
  /** The price that the person knows; null for none. */
  knownPrice: number | null;
  unopened: number;
}

/** `later`: at the next seven, as it has sent a message today. `pause`: pauses, as its messages are not opened. */
export type Decision = 'nothing' | 'notify' | 'later' | 'pause';

/**
 * Decides by the best price of its target.
 * @param best in thousandths of a euro; undefined where nothing ranks
 * @param isReleased true where the price of the last message no longer holds, or has not held in between
 */
export function decide(
  { below, notifiedAt, knownPrice, unopened }: AlertState,
  best: number | undefined,
  { isReleased, now }: { isReleased: boolean; now: Date },
): Decision {
  if (best === undefined || best > below) return 'nothing';
  if (knownPrice !== null && !isReleased && best >= knownPrice) return 'nothing';
  if (notifiedAt && dayInSanMarino(notifiedAt) === dayInSanMarino(now)) return 'later';
  return unopened < ALERTS.unopened ? 'notify' : 'pause';
}
