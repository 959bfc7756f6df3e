/**
 * Evaluates reports without writing: gathers the facts in a fixed number of statements, then calls pure functions
 * (decision 0043).
 */
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { latestPlausible } from '../../clock.ts';
import { reportableFuels, soldDecades } from '../stations/fuels/sold-fuels.ts';
import { readMarket } from './current/reference-prices.ts';
import { evaluatePrice, type PriceWord } from './fold/add-price.ts';
import type { Facts } from './fold/words.ts';
import type { EvaluatedReport } from './evaluate/evaluated-report.ts';
import { canBeStored, evaluateSource, ofOneInstant } from './evaluate/evaluate-source.ts';
import { redirectClaims } from './log/redirect-claims.ts';
import { readPast } from './log/past-reference-prices.ts';
import { readLog } from './log/read-log.ts';
import type { OpenPair } from './pairs/open-pair.ts';
import { openPairs } from './pairs/open-pairs.ts';
import { readAuthor, type Author } from './pairs/read-author.ts';
import type { PriceChange } from './price-change.ts';
import type { ReportAuthor } from './author.ts';
import { keyOf, type Word } from './word.ts';

/**
 * Evaluates a source's prices: rows of a file, an administrator's or a demo price. Repeated reports change nothing,
 * unless their origin stated something else for the same instant in between.
 * @param given at most some thousand reports
 * @returns one evaluation per report, in their order
 */
export async function evaluateSourceReports(
  change: PriceChange,
  speaker: ReportAuthor,
  given: readonly Word[],
): Promise<EvaluatedReport[]> {
  const { tx, now } = change;
  const words = await redirectClaims(tx, given);
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
  // Today's prices do not apply to a file of a past day.
  const fuels = new Set(speaker.isPast ? [] : open.map(({ fuelTypeId }) => fuelTypeId));
  const market = await readMarket(tx, now, rules, [...fuels]);
  const past = await readPast(tx, speaker, open, now, rules);
  return evaluateSource(speaker, now, words, {
    rules,
    logged,
    referencePricesOf: (word, areas) =>
      past.referencePricesOf(word, areas, market.referencePricesOf(word, areas)),
    isOver: past.isOver,
  });
}

/** An evaluated report, with its station and fuel; without them when the fuel type does not exist. */
export interface EvaluatedInPair extends EvaluatedReport {
  said?: { pair: OpenPair; word: PriceWord };
}

/**
 * Evaluates a driver's or owner's report about one station (rule report-entries): a price equal to the current one is a
 * confirmation or adds a supporter, any other is checked by the gate. An observation after now counts as of now.
 * @param given entries about one station, which is not merged into another
 * @returns one evaluation per entry, in their order
 */
export async function evaluatePersonReports(
  change: PriceChange,
  speaker: ReportAuthor,
  given: readonly Word[],
): Promise<EvaluatedInPair[]> {
  const { tx, now } = change;
  const { fuels } = await change.rules();
  const words = given.map((word) => (word.observedAt < now ? word : { ...word, observedAt: now }));
  const pairs = [...new Map(words.map((word) => [keyOf(word), word])).values()].filter(
    ({ fuelTypeId }) => fuels.has(fuelTypeId),
  );
  const author = await readAuthor(tx, now, speaker, words[0]!.stationId);
  const open = await openPairs(change, pairs, { isKnown: author.isVouchedFor });
  const opened = new Map(open.map((pair) => [pair.pair.fuelTypeId, pair]));
  return words.map((word, index) => {
    const pair = opened.get(word.fuelTypeId);
    if (!pair) return unheard(index, word);
    const said = wordFor(speaker, author, word, pair.facts, now);
    const isRepeated = words.findIndex((one) => one.fuelTypeId === word.fuelTypeId) < index;
    const heard = evaluatePrice(pair.state, said, isRepeated);
    return { ...heard, index, word, facts: pair.stored, said: { pair, word: said } };
  });
}

/** Rejects a report about an unknown fuel type. */
const unheard = (index: number, word: Word): EvaluatedReport => ({
  index,
  word,
  outcome: 'rejected',
  reason: Number.isInteger(word.price) ? 'fuel' : 'decimals',
});

/** Makes a person's report for the fold. */
function wordFor(
  { origin, person, reportId, isSure = false }: ReportAuthor,
  author: Author,
  { fuelTypeId, price, observedAt, isConfirmed }: Word,
  facts: Facts,
  now: Date,
): PriceWord {
  return {
    id: 0,
    at: now.getTime(),
    kind: 'price',
    origin,
    person: person ?? null,
    isVouchedFor: author.isVouchedFor,
    reportId: reportId ?? null,
    day: '',
    price,
    seenAt: observedAt.getTime(),
    isSure,
    ...(isConfirmed && { isConfirmed }),
    facts: {
      ...facts,
      sells: soldDecades(author.kind, author.confirmed),
      isReportable: reportableFuels(author).includes(fuelTypeId),
      leftAt: author.left[fuelTypeId],
    },
  };
}
