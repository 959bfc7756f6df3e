// Tests properties of the fold without a database.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { history, peopleWithinHours } from '../../../testing/histories/arbitrary.ts';
import { ALONE, AMONG_OTHERS, foldHistory } from '../../../testing/histories/fold-history.ts';
import { holds } from '../../../testing/histories/holds.ts';
import { AGAIN_MS } from '../evaluate/evaluate-report.ts';
import { fold } from './fold.ts';
import { emptyState, type PairState } from './pair-state.ts';
import type { PairEvent } from './events.ts';

/** A sequence of reports, split at some position. */
interface Split {
  events: PairEvent[];
  first: PairEvent[];
  rest: PairEvent[];
}

const split = fc
  .tuple(
    fc.oneof(history({ maxLength: 20 }), peopleWithinHours(16)),
    fc.constantFrom(ALONE, AMONG_OTHERS),
    fc.nat(100),
  )
  .map(([past, facts, percent]): Split => {
    const events = foldHistory(past, facts);
    const at = Math.round((events.length * percent) / 100);
    const made = { events, first: events.slice(0, at), rest: events.slice(at) };
    const text = () => `${fc.stringify(past)}split after ${at} of ${events.length} events`;
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
    for (const event of one.events) count(event.kind === 'price' ? event.origin : event.kind);
  });
  await holds(each, { times: 20 });
  expect(KINDS.filter((kind) => !tried.has(kind))).toEqual([]);
  expect(tried.get('left out') ?? 0).toBeLessThan(tried.get('tried')!);
}

test('folding from a stored state gives the same result as folding from the beginning', async () => {
  await eachHolds(({ events, first, rest }) => {
    const state = fold(emptyState(), first);
    if (isCorrected(state, rest)) return 'left out';
    expect(fold(asKept(state), rest)).toEqual(fold(emptyState(), events));
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
  await eachHolds(({ events, first }) => {
    const last = first.at(-1);
    if (!last) return 'left out';
    const { at, facts } = last;
    const time: PairEvent = { id: events.length + 1, at, facts, kind: 'time', isJob: false };
    const once = fold(emptyState(), [...first, time]);
    // Only the next report is evaluated by a price that this one has accepted.
    expect({ ...fold(once, [time]), unprocessedIds: [] }).toEqual({ ...once, unprocessedIds: [] });
    return 'tried';
  });
});

/** True when an author later corrects a confirmation of the hour before, from where all is folded again. */
const isCorrected = ({ confirmations }: PairState, rest: readonly PairEvent[]): boolean =>
  rest.some(
    (event) =>
      event.kind === 'price' &&
      event.isKnown &&
      confirmations.some(
        ({ person, price, receivedAt }) =>
          person === event.person && price !== event.price && receivedAt > event.at - AGAIN_MS,
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
