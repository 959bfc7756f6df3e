/**
 * Hears words: gathers what is known of them in a fixed number of statements, and lets pure functions judge. Nothing is
 * written (decision 0043).
 */
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { latestPlausible } from '../../clock.ts';
import { findStates } from '../stations/states.ts';
import type { PriceChange } from './price-change.ts';
import { findComparison } from './current/comparison.ts';
import { readFuelFacts } from './log/read-fuel-facts.ts';
import { isSmallChange } from './judge/distance.ts';
import { keepsGold, rankedPrices, type StatesByStation } from './judge/gold.ts';
import type { Heard } from './judge/heard.ts';
import { isOwnersWord, judgeEntry, type FuelFacts } from './judge/judge-report.ts';
import { canBeStored, judgeWords, ofOneInstant } from './judge/judge-words.ts';
import { leadOn } from './log/lead-on.ts';
import { readPast } from './log/past-reference.ts';
import { readLog } from './log/read-log.ts';
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
  const { medians } = speaker;
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
  const fuels = new Set(open.map(({ fuelTypeId }) => fuelTypeId));
  // The rows of a ministry file have their medians with them.
  const comparison = await findComparison(
    tx,
    now,
    rules,
    [...fuels].filter((id) => !medians?.has(id)),
  );
  const past = await readPast(tx, speaker, open, {
    now,
    limits: rules.limits,
    freshMs: rules.ages.stale,
  });
  return judgeWords(speaker, now, words, {
    rules,
    logged,
    compared: (word, areas) => {
      const today = comparison.of(word, areas);
      return past.compared(
        word,
        areas,
        medians ? { ...today, reference: medians.get(word.fuelTypeId) } : today,
      );
    },
    isOver: past.isOver,
  });
}

/**
 * Judges what a driver or an owner says of one station's prices (rule report-entries): a price equal to the current one
 * becomes a confirmation, any other meets the gate. A word seen after now counts as of now.
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
    const known = { rules, facts: facts[index]! };
    return { index, ...judgeEntry(speaker, now, word, first < index, known) };
  });
}

/** What is known of each word, in their order: of two about a fuel each has its own price, and may move the gold or not. */
async function gatherFacts(
  change: PriceChange,
  speaker: Speaker,
  words: readonly Word[],
): Promise<FuelFacts[]> {
  const { tx, now } = change;
  const rules = await change.rules();
  const { fuels, limits } = rules;
  const known = await readFuelFacts(tx, now, speaker, words, fuels);
  // A claim may move the gold of its category, whatever fuel of it holds that.
  const decades = new Set(words.map(({ fuelTypeId }) => fuels.get(fuelTypeId)?.decade));
  const compared = [...fuels.values()].filter(({ decade }) => decades.has(decade));
  const comparison = await findComparison(
    tx,
    now,
    rules,
    compared.map(({ id }) => id),
  );
  const mayRankAlone = ({ fuelTypeId, price }: Word): boolean => {
    const { base, isProven, current } = known.get(fuelTypeId)!;
    const isPlain = speaker.origin === 'driver' && !isProven && !isOwnersWord(current, now);
    return isPlain && current?.price !== price && isSmallChange(price, base, limits);
  };
  const small = words.filter(mayRankAlone);
  const states: StatesByStation = small.length > 0 ? await findStates(tx, now) : new Map();
  const ranked = small.length > 0 ? rankedPrices(comparison.neighbours, states, rules, now) : [];
  return words.map((word) => {
    const { areas, rankedAreas, ...fuel } = known.get(word.fuelTypeId)!;
    const isKept =
      small.includes(word) && keepsGold(ranked, word, rankedAreas, fuels.get(word.fuelTypeId)!);
    return { ...fuel, ...comparison.of(word, areas), keepsGold: isKept };
  });
}
