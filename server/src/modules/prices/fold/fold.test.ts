// Tests properties of the fold without a database.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { history, talk } from '../../../testing/words/arbitrary.ts';
import { ALONE, AMONG_OTHERS, foldWords } from '../../../testing/words/fold-words.ts';
import { holds } from '../../../testing/words/holds.ts';
import { AGAIN_MS } from '../evaluate/evaluate-report.ts';
import { fold } from './fold.ts';
import { emptyState, type PairState } from './pair-state.ts';
import type { PairWord } from './words.ts';

/** A sequence of reports, split at some position. */
interface Split {
  words: PairWord[];
  first: PairWord[];
  rest: PairWord[];
}

const split = fc
  .tuple(
    fc.oneof(history({ maxLength: 20 }), talk(16)),
    fc.constantFrom(ALONE, AMONG_OTHERS),
    fc.nat(100),
  )
  .map(([said, facts, percent]): Split => {
    const words = foldWords(said, facts);
    const at = Math.round((words.length * percent) / 100);
    const made = { words, first: words.slice(0, at), rest: words.slice(at) };
    const text = () => `${fc.stringify(said)}split after ${at} of ${words.length} words`;
    return Object.defineProperty(made, fc.toStringMethod, { value: text });
  });

const KINDS =
  'operator_sheet ministry open_charge_map demo administrator owner driver dispute decision undone closed vouched time'.split(
    ' ',
  );

/** Asserts that a property holds for random splits, and that these contained every kind of report. */
async function eachHolds(property: (one: Split) => 'tried' | 'left out'): Promise<void> {
  const tried = new Map<string, number>();
  const count = (what: string) => tried.set(what, (tried.get(what) ?? 0) + 1);
  const each = fc.asyncProperty(split, async (one) => {
    const outcome = property(one);
    count(outcome);
    if (outcome === 'left out') return;
    for (const word of one.words) count(word.kind === 'price' ? word.origin : word.kind);
  });
  await holds(each, { times: 20 });
  expect(KINDS.filter((kind) => !tried.has(kind))).toEqual([]);
  expect(tried.get('left out') ?? 0).toBeLessThan(tried.get('tried')!);
}

test('folding from a stored state gives the same result as folding from the beginning', async () => {
  await eachHolds(({ words, first, rest }) => {
    const state = fold(emptyState(), first);
    if (isCorrected(state, rest)) return 'left out';
    expect(fold(asKept(state), rest)).toEqual(fold(emptyState(), words));
    return 'tried';
  });
});

test('folding changes neither the start state nor the reports', async () => {
  await eachHolds(({ first, rest }) => {
    const start = frozen(fold(emptyState(), first));
    if (isCorrected(start, rest)) return 'left out';
    const before = JSON.stringify([start, rest]);
    fold(start, frozen(rest));
    expect(JSON.stringify([start, rest])).toBe(before);
    return 'tried';
  });
});

test('folding the same instant twice changes nothing', async () => {
  await eachHolds(({ words, first }) => {
    const last = first.at(-1);
    if (!last) return 'left out';
    const { at, facts } = last;
    const time: PairWord = { id: words.length + 1, at, facts, kind: 'time', isJob: false };
    const once = fold(emptyState(), [...first, time]);
    // A price that it has accepted is news only to the next report.
    expect({ ...fold(once, [time]), news: [] }).toEqual({ ...once, news: [] });
    return 'tried';
  });
});

/** True when an author later corrects a confirmation of the hour before, from where all is folded again. */
const isCorrected = ({ confirmations }: PairState, rest: readonly PairWord[]): boolean =>
  rest.some(
    (word) =>
      word.kind === 'price' &&
      word.isKnown &&
      confirmations.some(
        ({ person, price, receivedAt }) =>
          person === word.person && price !== word.price && receivedAt > word.at - AGAIN_MS,
      ),
  );

/** Fields of the current price that are dates. */
const DATES = ['observedAt', 'baseAt', 'ownerConfirmedAt', 'knownConfirmedAt', 'driverConfirmedAt'];

/** Stores and reads a state as JSON. */
const asKept = (state: PairState): PairState =>
  JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    DATES.includes(key) && typeof value === 'string' ? new Date(value) : value,
  ) as PairState;

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
