import type { PriceChange } from './price-change.ts';
import type { Heard } from './judge/heard.ts';
import { acceptRepeated, appendConfirmations, appendObservations } from './log/append.ts';
import { decideClaims } from './log/decide-claims.ts';
import type { Successor } from './current/succeed.ts';
import type { NewReport } from './log/price-reports.ts';
import type { Speaker } from './speaker.ts';
import { keyOf } from './word.ts';

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
  const successors = successorsOf(speaker, fresh, ids);
  change.succeed(successors);
  const replaced = new Set(successors.map(keyOf));
  change.touch(told.filter((pair) => !replaced.has(keyOf(pair))));
  // Of the past nothing moves that is current, and yet another history is told of the station.
  change.show(told.map(({ stationId }) => stationId));
  return {
    ids: new Map(ids.map((id, at) => [fresh[at]!.index, id])),
    repeated: repeated.length,
  };
}

/** The new words that are the current prices now, whatever else the log says. */
const successorsOf = (
  { origin }: Speaker,
  fresh: readonly Heard[],
  ids: readonly string[],
): Successor[] =>
  fresh.flatMap(({ word, verdict, replaces }, at) => {
    const isPlain = verdict?.state === 'accepted' && !verdict.doubtful && origin !== 'demo';
    if (!isPlain || replaces === undefined) return [];
    const since = replaces?.price === word.price ? replaces.since : word.observedAt;
    return { ...word, origin, since, id: ids[at]! };
  });
