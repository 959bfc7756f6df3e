import type { PriceChange } from './price-change.ts';
import type { Heard } from './judge/heard.ts';
import { acceptRepeated, appendConfirmations, appendObservations } from './log/append.ts';
import { decideClaims } from './log/decide-claims.ts';
import type { NewReport } from './log/price-reports.ts';
import type { Speaker } from './speaker.ts';

/** What was written of words. */
export interface Written {
  /** Ids in the log, by the words' indexes; of a report's that are new. */
  ids: ReadonlyMap<number, string>;
  /** Earlier words of the same origin that these confirm, by stating a similar price on a later day. */
  repeated: number;
}

/**
 * Writes judged words into the log (rule price-door): appends the new ones with their verdicts and the confirmations,
 * accepts what they repeat, and lets an owner's or administrator's word decide about drivers' claims.
 * @param heard from `hearSource` or `hearPerson` in the same change
 * @param report what a person says them in, where that is new
 */
export async function write(
  change: PriceChange,
  speaker: Speaker,
  heard: readonly Heard[],
  report?: NewReport,
): Promise<Written> {
  const { tx, now } = change;
  const fresh = heard.filter(({ isNew }) => isNew);
  const ids = await appendObservations(tx, speaker, now, fresh, report);
  const confirmed = heard.filter(({ fate }) => fate === 'confirmed');
  await appendConfirmations(tx, speaker, now, confirmed, ids.length > 0 ? undefined : report);
  const repeats = heard.flatMap(({ fate, confirms }) => (fate !== 'superseded' && confirms) || []);
  const repeated = await acceptRepeated(tx, speaker, now, repeats);
  const added = heard.filter(({ fate }) => fate === 'added');
  await decideClaims(change, speaker, [...added, ...confirmed]);
  const claimed = speaker.origin === 'driver' ? fresh : [];
  const told = [...[...added, ...confirmed, ...claimed].map(({ word }) => word), ...repeated];
  change.touch(told);
  // Of the past nothing moves that is current, and yet another history is told of the station.
  change.show(told.map(({ stationId }) => stationId));
  return {
    ids: new Map(ids.map((id, at) => [fresh[at]!.index, id])),
    repeated: repeated.length,
  };
}
