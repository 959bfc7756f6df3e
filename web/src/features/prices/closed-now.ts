import { lastingAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice, ReportedPrice } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import type { ClosedText } from './use-closed-text.ts';
import { stateOf } from './state-text.ts';

/** The price by which a station stands in a ranking, or what drivers report where it has none. */
export const saidPrice = (
  { standIn, fuels, reported }: PlacedEntry,
  now: Date,
): FuelPrice | ReportedPrice | undefined => standIn ?? fuels[0] ?? lastingAt(reported, now)[0];

/** Returns 'Chiuso · apre domani alle 7' for a station that does not sell now what it stands here by (rule closed-now). */
export const closedNow = (
  entry: PlacedEntry,
  now: Date,
  closedText: ClosedText,
): string | undefined =>
  closedText(entry.opening, saidPrice(entry, now)?.fuel_type.mode ?? 'served', now);

/** True unless its hours, or somebody whose word counts, say that a station is closed. */
export function isOpenNow(entry: PlacedEntry, now: Date, closedText: ClosedText): boolean {
  if (closedNow(entry, now, closedText)) return false;
  const said = saidPrice(entry, now);
  const state = said && stateOf(said, entry.states, now);
  return !(state?.state === 'closed' && state.counts);
}
