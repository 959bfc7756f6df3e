// Tests what a report is compared with when it is evaluated, and what is written.
import { expect, test } from 'vitest';
import { START } from '../../../testing/histories/arbitrary.ts';
import { ALONE } from '../../../testing/histories/fold-history.ts';
import {
  DAY,
  driver,
  HOUR,
  OLD,
  price,
  sheet,
  foldedState,
  eventsOf,
  type TimedEvent,
} from '../../../testing/histories/fold-events.ts';
import { MINUTE_MS } from '../../../testing/histories/event.ts';
import { fold } from './fold.ts';
import { emptyState } from './pair-state.ts';

const ACCEPTED = { state: 'accepted', doubtful: false, reason: null } as const;
const DOUBTFUL = { state: 'accepted', doubtful: true, reason: 'unusual' } as const;
const unsureOwner = (value: number, more: object = {}) =>
  price(value, { origin: 'owner', person: 'olga', reportId: 'o', ...more });
const pricesOf = (...events: TimedEvent[]) => foldedState(events).prices.map((one) => one.price);

test('an owner’s price is compared with the last firm one, not a driver’s, a doubtful or a future one', () => {
  const near: TimedEvent = [1, unsureOwner(1510)];
  const ahead = DAY * MINUTE_MS;
  expect(pricesOf([0, OLD], [1, unsureOwner(1690)])).toEqual([1700, 1690]);
  expect(pricesOf([0, OLD], [0, price(1500, { firstOutcome: ACCEPTED })], near)).toEqual([
    1700, 1500, 1510,
  ]);
  expect(pricesOf([0, OLD], [0, price(1500, { firstOutcome: DOUBTFUL })], near)).toEqual([
    1700, 1500,
  ]);
  expect(
    pricesOf([0, OLD], [0, price(1500, { firstOutcome: ACCEPTED, seenAt: ahead })], near),
  ).toEqual([1700, 1500]);
  const ofDriver: TimedEvent = [0, driver('anna', 1650, true)];
  expect(pricesOf([0, OLD], ofDriver, [1, unsureOwner(1487)])).toEqual([1700, 1650]);
});

test('a price that an owner confirms counts as sure', () => {
  const events = (isConfirmed: boolean) =>
    foldedState([
      [0, OLD],
      [0, driver('carla', 1690)],
      [1, unsureOwner(1700, { isConfirmed })],
    ]).prices.at(-1);
  expect(events(true)).toMatchObject({ price: 1700, decidedBy: 'owner' });
  expect(events(true)!.decidedAt).toBe(events(true)!.receivedAt);
  expect(events(false)).toMatchObject({ price: 1700, decidedBy: null, decidedAt: null });
});

test('a source’s price is not compared with one from a clock that ran ahead', () => {
  const { prices } = foldedState([
    [0, OLD],
    [0, price(1500, { firstOutcome: ACCEPTED, seenAt: DAY * MINUTE_MS })],
    [1, sheet(1510)],
  ]);
  expect(prices.find(({ id }) => id === 3)).toMatchObject({ state: 'held', reason: 'unusual' });
});

test('a doubtful price becomes undoubted when a later day’s file has the same row or a similar one', () => {
  const facts = { ...ALONE, referencePrices: { reference: 1700, anchor: undefined } };
  const row = (value: number, ago = 0) => price(value, { origin: 'ministry', seenAt: -ago });
  const first: TimedEvent[] = [
    [0, OLD],
    [0, row(1500)],
  ];
  expect(foldedState(first, facts).current).toMatchObject({ price: 1500, doubtful: true });
  const again: TimedEvent = [DAY, row(1500, DAY * MINUTE_MS + 1001)];
  const { prices, current } = foldedState([...first, again], facts);
  expect(prices).toMatchObject([{}, { decidedBy: 'ministry', decisionReason: 'repeated' }]);
  expect(current).toMatchObject({ price: 1500, doubtful: false });
  const sameDay: TimedEvent = [HOUR, row(1500, HOUR * MINUTE_MS + 1001)];
  expect(foldedState([...first, sameDay], facts).current).toMatchObject({ doubtful: true });
  const near = foldedState([...first, [DAY, row(1501)]], facts).prices;
  expect(near.map(({ state, doubtful }) => `${state} ${doubtful}`)).toEqual([
    'accepted false',
    'accepted false',
    'accepted false',
  ]);
});

test('a price held because it was withdrawn is not confirmed by a similar one', () => {
  const events: TimedEvent[] = [
    [0, OLD],
    [0, price(1500, { isSure: true })],
  ];
  const gone = {
    ...foldedState(events).prices[1]!,
    state: 'withdrawn',
    decidedBy: 'maria',
    decidedAt: START,
    decisionReason: 'undo',
  } as const;
  const { prices } = foldedState([
    ...events,
    [1, { kind: 'undone', price: gone }],
    [DAY, sheet(1500)],
    [DAY, sheet(1501)],
  ]);
  expect(prices.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    'accepted null',
    'withdrawn null',
    'held taken_back',
    'held unusual',
  ]);
});

test('a held price is not confirmed by an earlier observation', () => {
  const states = (ago: number) =>
    foldedState([
      [0, OLD],
      [0, sheet(1500)],
      [DAY, sheet(1501, ago)],
    ]).prices.map(({ state }) => state);
  expect(states(HOUR)).toEqual(['accepted', 'accepted', 'accepted']);
  expect(states(DAY + HOUR)).toEqual(['accepted', 'held', 'held']);
});

test('prices of one instant are ordered by id: the last reported one is current', () => {
  const events = (value: number, at = 0) => price(value, { isSure: true, seenAt: at });
  const same: TimedEvent[] = [
    [0, events(1700)],
    [0, events(1690, -1001)],
  ];
  const { current, prices } = foldedState(same);
  expect(current).toMatchObject({ price: 1690 });
  const first = { ...prices[0]!, state: 'withdrawn', decisionReason: 'undo' } as const;
  const folded = eventsOf([...same, [1, { kind: 'undone', price: first }]]).slice(1);
  expect(fold(emptyState(), folded).prices.map(({ id }) => id)).toEqual([1, 2]);
});
