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
import type { Heard } from './heard.ts';
import type { HoldReason } from './claim-reasons.ts';
import type { ClaimFacts, GateOutcome } from './claim-facts.ts';

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
  const heard = words.map((word, index): Heard => ({ index, word, outcome: 'accepted' }));
  const refused = new Set<number>();
  const open = heard.filter(({ index, word }) => logged.has(index) || !canBeStored(word));
  for (const { index, word } of open.toSorted((a, b) => instantOf(a.word) - instantOf(b.word))) {
    const row = logged.get(index);
    const facts = {
      ...factsOf(word, rules.fuels, row),
      ...referencePricesOf(word, row?.areas ?? []),
    };
    const last = newer(latest.get(keyOf(word)), facts.last);
    const occasion = { ...context, isPast: isOver(word) };
    const gate = evaluateClaim(word, { ...facts, last }, occasion);
    const isNew = !row?.known_id || row.known_state === 'rejected';
    if (isNew && gate.outcome === 'accepted' && !gate.doubtful && origin !== 'demo') {
      latest.set(keyOf(word), newer(last, word));
    }
    // A word from before it is compared with nothing.
    const lastPrice = last && word.observedAt >= last.observedAt ? last.price : undefined;
    const known = comparedWith({ reference: facts.reference, lastPrice });
    heard[index] = { index, word, ...known, ...outcomeOf(gate, row) };
    if (gate.outcome === 'rejected') refused.add(index);
  }
  for (const index of superseded(words, refused))
    heard[index] = { ...heard[index]!, ...SUPERSEDED };
  return heard;
}

const SUPERSEDED = { outcome: 'lapsed_replaced', isNew: false } as const;

/** Groups the indexes of words for one station, fuel and instant, where there are several. */
export function ofOneInstant(words: readonly Word[]): number[][] {
  const groups = Map.groupBy(
    words.keys(),
    (index) => `${keyOf(words[index]!)}/${words[index]!.observedAt.getTime()}`,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Of the words of one instant that the gate does not refuse, only the last counts. @returns the indexes of the others */
const superseded = (words: readonly Word[], refused: ReadonlySet<number>): number[] =>
  ofOneInstant(words).flatMap((group) => group.filter((index) => !refused.has(index)).slice(0, -1));

/**
 * Decides between what the gate says now and what the log keeps of the same word: the log's stands, except where the gate
 * alone refused. Then what it says now counts, and is appended when it is something else.
 * @param logged what the log knows; undefined for a word that no log can hold
 */
function outcomeOf(gate: GateOutcome, logged: LogFacts | undefined): Omit<Heard, 'index' | 'word'> {
  const kept = logged && keptOutcome(logged);
  if (kept) return kept;
  // The log keeps neither.
  if (gate.outcome === 'asked' || gate.outcome === 'changed') return gate;
  const isRepeated =
    gate.outcome === 'rejected' &&
    // A word about an unknown fuel is about nothing that the log could hold.
    (gate.reason === 'fuel' ||
      (logged?.known_state === 'rejected' && logged.known_reason === gate.reason));
  return { ...gate, isNew: logged !== undefined && !isRepeated };
}

/** What the log keeps of it; undefined where it keeps nothing, or what the gate alone refused. */
function keptOutcome(logged: LogFacts): Pick<Heard, 'outcome' | 'reason' | 'confirms'> | undefined {
  const { known_id: id, known_state: state, known_reason: reason } = logged;
  const isConfirmed = logged.known_earlier && reason === 'unusual';
  const confirms = isConfirmed && id ? { confirms: id } : {};
  if (state === 'accepted') return { outcome: state, ...confirms };
  if (state === 'withdrawn') return { outcome: state };
  if (state === 'held') {
    return isConfirmed
      ? { outcome: 'accepted', ...confirms }
      : { outcome: state, reason: reason as HoldReason };
  }
  return state === 'rejected' && logged.known_decided
    ? { outcome: state, reason: 'decided' }
    : undefined;
}

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
