import { lastingAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice, ReportedPrice } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { closedText } from '@pieno/contract/stations/opening-words.ts';
import { stateOf } from '../../prices/state-text.ts';

/** The price by which a station stands in a ranking, or what drivers report where it has none. */
export const saidPrice = (
  { standIn, fuels, reported }: PlacedEntry,
  now: Date,
): FuelPrice | ReportedPrice | undefined => standIn ?? fuels[0] ?? lastingAt(reported, now)[0];

/**
 * Returns 'Chiuso · apre domani alle 7' for a station that does not sell now what it stands here by (rule closed-now).
 * A prepared page does not know when it is read.
 */
export const closedNow = (entry: PlacedEntry, now: Date): string | undefined =>
  ON_SERVER
    ? undefined
    : closedText(entry.opening, saidPrice(entry, now)?.fuel_type.mode ?? 'served', now);

/** True unless its hours, or somebody whose word counts, say that a station is closed. */
export function isOpenNow(entry: PlacedEntry, now: Date): boolean {
  if (closedNow(entry, now)) return false;
  const said = saidPrice(entry, now);
  const state = said && stateOf(said, entry.states, now);
  return !(state?.state === 'closed' && state.counts);
}
