/**
 * Hears words: gathers what is known of them in a fixed number of statements, and lets pure functions judge. Nothing is
 * written (decision 0043).
 */
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { latestPlausible } from '../../clock.ts';
import type { PriceChange } from './price-change.ts';
import { findComparison } from './current/comparison.ts';
import { readFuelFacts } from './log/read-fuel-facts.ts';
import type { Heard } from './judge/heard.ts';
import { judgeEntry, type FuelFacts } from './judge/judge-report.ts';
import { canBeStored, judgeWords, ofOneInstant } from './judge/judge-words.ts';
import { leadOn } from './log/lead-on.ts';
import { readPast } from './log/past-reference.ts';
import { readLog } from './log/read-log.ts';
import { readRoom } from './log/shares.ts';
import { factsNow, type StoredFacts } from './pairs/stored-facts.ts';
import type { Speaker } from './speaker.ts';
import type { Word } from './word.ts';

/**
 * Judges what a source states: a file's rows, an administrator, a demo price. The same words again change nothing, unless
 * in between their origin said something else of the same instant.
 * @param given at most some thousand words
 * @returns one for each word, in their order
 */
export async function hearSource(
  change: PriceChange,
  speaker: Speaker,
  given: readonly Word[],
): Promise<Heard[]> {
  const { tx, now } = change;
  const words = await leadOn(tx, given);
  const rules = await change.rules();
  const storable = words.flatMap((word, index) => (canBeStored(word) ? index : []));
  const repeated = new Set(ofOneInstant(words).flat());
  const log = await readLog(
    tx,
    speaker.origin,
    storable.map((index) => words[index]!),
    speaker.day ?? dayInSanMarino(now),
    latestPlausible(now),
    storable.flatMap((index, at) => (repeated.has(index) ? at : [])),
  );
  const logged = new Map(log.map((row) => [storable[row.index]!, row]));
  const open = words.filter((word, index) => logged.has(index) || !canBeStored(word));
  // Today's prices say nothing about a file of a past day.
  const fuels = new Set(speaker.isPast ? [] : open.map(({ fuelTypeId }) => fuelTypeId));
  const comparison = await findComparison(tx, now, rules, [...fuels]);
  const past = await readPast(tx, speaker, open, now, rules);
  return judgeWords(speaker, now, words, {
    rules,
    logged,
    compared: (word, areas) => past.compared(word, areas, comparison.of(word, areas)),
    isOver: past.isOver,
  });
}

/**
 * Judges what a driver or an owner says of one station's prices (rule report-entries): a price equal to the current one
 * becomes a confirmation or one more voice, any other meets the gate. A word seen after now counts as of now.
 * @param given words about one station, which is not merged into another
 * @returns one for each word, in their order
 */
export async function hearPerson(
  change: PriceChange,
  speaker: Speaker,
  given: readonly Word[],
): Promise<Heard[]> {
  const { now } = change;
  const words = given.map((word) => (word.observedAt < now ? word : { ...word, observedAt: now }));
  const rules = await change.rules();
  const facts = await gatherFacts(change, speaker, words);
  return words.map((word, index) => {
    const first = words.findIndex(({ fuelTypeId }) => fuelTypeId === word.fuelTypeId);
    const { stored, ...known } = facts[index]!;
    const heard = judgeEntry(speaker, now, word, first < index, { rules, facts: known });
    return { index, ...heard, ...(stored && { facts: stored }) };
  });
}

/** What is known of each word, in their order. */
async function gatherFacts(
  change: PriceChange,
  speaker: Speaker,
  words: readonly Word[],
): Promise<(FuelFacts & { stored?: StoredFacts })[]> {
  const { tx, now } = change;
  const rules = await change.rules();
  const known = await readFuelFacts(tx, now, speaker, words, rules);
  const comparison = await change.compare(words.map(({ fuelTypeId }) => fuelTypeId));
  const facts = words.map((word) => {
    const { areas, ...fuel } = known.get(word.fuelTypeId)!;
    const medians = comparison.of(word, areas);
    const kind = rules.fuels.get(word.fuelTypeId);
    const stored = kind && factsNow(word, areas, kind, medians, comparison.neighbours, rules, now);
    return { ...fuel, ...medians, ...(stored && { stored }) };
  });
  if (!facts.some(({ isKnownAuthor }) => isKnownAuthor)) return facts;
  const room = await readRoom(change);
  return facts.map((fuel, index) => {
    // Of a contested price the belt says nothing.
    const beltPrice = fuel.current?.contested ? undefined : fuel.beltPrice;
    const isKnownAuthor = room.has(speaker.person!, { ...words[index]!, beltPrice });
    return { ...fuel, isKnownAuthor, isShareUsedUp: !isKnownAuthor };
  });
}
