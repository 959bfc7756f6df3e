import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Heard } from '../judge/heard.ts';
import type { PriceChange } from '../price-change.ts';
import type { Speaker } from '../speaker.ts';
import { keyOf } from '../word.ts';
import type { PairRows, PriceRow } from './read-pairs.ts';

/**
 * Adds what a person has said to the pairs that were opened for it: they are folded as they are, and not read again.
 * @param opened the pairs
 * @param ids those of the rows in the log, by the indexes of the words
 */
export function sayInPairs(
  change: PriceChange,
  opened: ReadonlyMap<string, PairRows>,
  speaker: Speaker,
  heard: readonly Heard[],
  ids: ReadonlyMap<number, string>,
): void {
  for (const one of heard) {
    const key = keyOf(one.word);
    const pair = opened.get(key);
    const id = ids.get(one.index);
    if (!pair || id === undefined || change.takenBack.has(key)) continue;
    const row = rowOf(one, Number(id), speaker, change.now);
    if (one.fate === 'confirmed') pair.confirmations.push(row);
    else pair.prices.push(row);
    change.opened.set(key, pair);
  }
}

/** The row of the log. */
function rowOf(heard: Heard, id: number, speaker: Speaker, now: Date): PriceRow {
  const { origin, person = null, reportId = null, isSure = false } = speaker;
  const { word, verdict, isKnown = false, facts = null } = heard;
  const isDriver = origin === 'driver';
  const isDecided = !isDriver && (isSure || word.isConfirmed === true);
  const receivedAt = now.getTime();
  return {
    id,
    // Nothing is said after it in the change.
    turn: null,
    heard,
    facts,
    price: word.price,
    origin,
    person,
    isKnown,
    reportId,
    seenAt: word.observedAt.getTime(),
    receivedAt,
    vouchedAt: null,
    isLocked: false,
    day: dayInSanMarino(now),
    state: (verdict?.state ?? 'accepted') as PriceRow['state'],
    doubtful: verdict?.state === 'accepted' && verdict.doubtful,
    reason: heard.doubt ?? null,
    decidedBy: isDecided ? origin : null,
    decidedAt: isDecided ? receivedAt : null,
    decidedReport: null,
    decisionReason: null,
    voices: isDriver ? 0 : null,
    needed: null,
    isAlsoDisputed: false,
    reference: null,
    lastPrice: null,
  };
}
