/** Evaluates what sources state, many words at once: pure functions (decision 0043). */
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { soldDecades } from '../../stations/fuels/sold-fuels.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Speaker } from '../speaker.ts';
import { keyOf, type Word } from '../word.ts';
import { dateProblem } from './claim-date.ts';
import { comparedWith, type ReferencePrices } from './reference-price.ts';
import { evaluateClaim } from './gate.ts';
import type { LogFacts } from './log-facts.ts';
import { fateOf, type Heard } from './heard.ts';
import type { ClaimFacts } from './verdict.ts';

/** What was gathered for words, by their indexes. */
export interface WordFacts {
  rules: Rules;
  /** What the log knows; of words that it has accepted without doubt nothing, unless they are several of one instant. */
  logged: ReadonlyMap<number, LogFacts>;
  referencePricesOf(word: Word, areas: readonly string[]): ReferencePrices;
  /** True for one that cannot be fresh any more: nothing but its range is asked. */
  isOver(word: Word): boolean;
}

/** Latest instant that both engines store. */
const LATEST = Date.parse('9999-01-01T00:00:00Z');
const LARGEST = 2 ** 31 - 1;

/** True for a word that the log can hold. */
export const canBeStored = ({ price, observedAt }: Word): boolean =>
  Number.isInteger(price) &&
  price > 0 &&
  price <= LARGEST &&
  dateProblem(observedAt, new Date(LATEST)) === undefined;

/** Evaluates a source's words in the order of their instants: each is compared with those before it. */
export function evaluateSource(
  { origin, day, isSure: isConfirmed = false }: Speaker,
  now: Date,
  words: readonly Word[],
  { rules, logged, referencePricesOf, isOver }: WordFacts,
): Heard[] {
  const { limits, firstFile } = rules;
  const isFirstDay = firstFile === null || firstFile >= (day ?? dayInSanMarino(now));
  const context = { origin, isConfirmed, now, limits, isFirstDay };
  const latest = new Map<string, ClaimFacts['last']>();
  const heard = words.map((word, index): Heard => ({ index, word, fate: 'known' }));
  const open = heard.filter(({ index, word }) => logged.has(index) || !canBeStored(word));
  for (const { index, word } of open.toSorted((a, b) => instantOf(a.word) - instantOf(b.word))) {
    const row = logged.get(index);
    const facts = {
      ...factsOf(word, rules.fuels, row),
      ...referencePricesOf(word, row?.areas ?? []),
    };
    const last = newer(latest.get(keyOf(word)), facts.last);
    const occasion = { ...context, isPast: isOver(word) };
    const verdict = evaluateClaim(word, { ...facts, last }, occasion);
    const isNew = !row?.known_id || row.known_state === 'rejected';
    if (isNew && verdict.state === 'accepted' && !verdict.doubtful && origin !== 'demo') {
      latest.set(keyOf(word), newer(last, word));
    }
    // A word from before it is compared with nothing.
    const lastPrice = last && word.observedAt >= last.observedAt ? last.price : undefined;
    const known = comparedWith({ reference: facts.reference, lastPrice });
    heard[index] = { index, word, verdict, ...known, ...fateOf(verdict, row) };
  }
  for (const index of superseded(heard)) heard[index] = { ...heard[index]!, ...SUPERSEDED };
  return heard;
}

const SUPERSEDED = { fate: 'superseded', isNew: false } as const;

/** Groups the indexes of words for one station, fuel and instant, where there are several. */
export function ofOneInstant(words: readonly Word[]): number[][] {
  const groups = Map.groupBy(
    words.keys(),
    (index) => `${keyOf(words[index]!)}/${words[index]!.observedAt.getTime()}`,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Of the words of one instant that the gate does not refuse, only the last counts. @returns the indexes of the others */
const superseded = (heard: readonly Heard[]): number[] =>
  ofOneInstant(heard.map(({ word }) => word)).flatMap((group) =>
    group.filter((index) => heard[index]!.verdict?.state !== 'rejected').slice(0, -1),
  );

function factsOf(
  { fuelTypeId, unit }: Word,
  fuels: ReadonlyMap<number, RuledFuel>,
  row: LogFacts | undefined,
): Omit<ClaimFacts, keyof ReferencePrices> {
  const fuel = fuels.get(fuelTypeId);
  return {
    fuel: fuel?.unit === (unit ?? fuel?.unit) ? fuel : undefined,
    sells: row ? soldDecades(row.kind, row.confirmed_decades) : new Set(DECADES),
    isSold: row?.sold ?? undefined,
    last: row?.last_at ? { price: row.last_price!, observedAt: row.last_at } : undefined,
    isWithdrawn: row?.taken_back ?? false,
    waiting: row?.waiting_id ? { id: row.waiting_id, price: row.waiting_price! } : undefined,
  };
}

const newer = (a: ClaimFacts['last'], b: ClaimFacts['last']): ClaimFacts['last'] =>
  a && b ? (b.observedAt > a.observedAt ? b : a) : (a ?? b);

/** Words without a time come first; they are refused. */
const instantOf = ({ observedAt }: Word): number => observedAt.getTime() || 0;
