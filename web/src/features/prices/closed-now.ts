import { lastingAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice, ReportedPrice } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import type { ClosedText } from './use-closed-text.ts';
import { stateOf } from './state-text.ts';

/** The price by which a station ranks, or a driver's report if it has none. */
export const listedPrice = (
  { standIn, fuels, reported }: PlacedEntry,
  now: Date,
): FuelPrice | ReportedPrice | undefined => standIn ?? fuels[0] ?? lastingAt(reported, now)[0];

/**
 * Returns 'Chiuso · apre domani alle 7' if the station is closed now for the shown price's
 * service mode (rule closed-now).
 */
export const closedNow = (
  entry: PlacedEntry,
  now: Date,
  closedText: ClosedText,
): string | undefined =>
  closedText(entry.opening, listedPrice(entry, now)?.fuel_type.mode ?? 'served', now);

/** False if the opening hours, or a trusted report, show that the station is closed. */
export function isOpenNow(entry: PlacedEntry, now: Date, closedText: ClosedText): boolean {
  if (closedNow(entry, now, closedText)) return false;
  const price = listedPrice(entry, now);
  const state = price && stateOf(price, entry.states, now);
  return !(state?.state === 'closed' && state.counts);
}
