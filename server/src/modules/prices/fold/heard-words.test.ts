// Tests what a report is compared with when it is evaluated, and what is written.
import { expect, test } from 'vitest';
import { START } from '../../../testing/words/arbitrary.ts';
import { ALONE } from '../../../testing/words/fold-words.ts';
import {
  DAY,
  driver,
  HOUR,
  OLD,
  price,
  sheet,
  told,
  wordsOf,
  type Said,
} from '../../../testing/words/said-to-fold.ts';
import { MINUTE_MS } from '../../../testing/words/word.ts';
import { fold } from './fold.ts';
import { emptyState } from './pair-state.ts';

const ACCEPTED = { state: 'accepted', doubtful: false, reason: null } as const;
const DOUBTFUL = { state: 'accepted', doubtful: true, reason: 'unusual' } as const;
const unsureOwner = (value: number, more: object = {}) =>
  price(value, { origin: 'owner', person: 'olga', reportId: 'o', ...more });
const pricesOf = (...said: Said[]) => told(said).prices.map((one) => one.price);

test('an owner’s price is compared with the last firm one, not a driver’s, a doubtful or a future one', () => {
  const near: Said = [1, unsureOwner(1510)];
  const ahead = DAY * MINUTE_MS;
  expect(pricesOf([0, OLD], [1, unsureOwner(1690)])).toEqual([1700, 1690]);
  expect(pricesOf([0, OLD], [0, price(1500, { told: ACCEPTED })], near)).toEqual([
    1700, 1500, 1510,
  ]);
  expect(pricesOf([0, OLD], [0, price(1500, { told: DOUBTFUL })], near)).toEqual([1700, 1500]);
  expect(pricesOf([0, OLD], [0, price(1500, { told: ACCEPTED, seenAt: ahead })], near)).toEqual([
    1700, 1500,
  ]);
  const ofDriver: Said = [0, driver('anna', 1650, true)];
  expect(pricesOf([0, OLD], ofDriver, [1, unsureOwner(1487)])).toEqual([1700, 1650]);
});

test('a price that an owner confirms counts as sure', () => {
  const said = (isConfirmed: boolean) =>
    told([
      [0, OLD],
      [0, driver('carla', 1690)],
      [1, unsureOwner(1700, { isConfirmed })],
    ]).prices.at(-1);
  expect(said(true)).toMatchObject({ price: 1700, decidedBy: 'owner' });
  expect(said(true)!.decidedAt).toBe(said(true)!.receivedAt);
  expect(said(false)).toMatchObject({ price: 1700, decidedBy: null, decidedAt: null });
});

test('a source’s price is not compared with one from a clock that ran ahead', () => {
  const { prices } = told([
    [0, OLD],
    [0, price(1500, { told: ACCEPTED, seenAt: DAY * MINUTE_MS })],
    [1, sheet(1510)],
  ]);
  expect(prices.find(({ id }) => id === 3)).toMatchObject({ state: 'held', reason: 'unusual' });
});

test('a doubtful price becomes undoubted when a later day’s file has the same row or a similar one', () => {
  const facts = { ...ALONE, referencePrices: { reference: 1700, anchor: undefined } };
  const row = (value: number, ago = 0) => price(value, { origin: 'ministry', seenAt: -ago });
  const first: Said[] = [
    [0, OLD],
    [0, row(1500)],
  ];
  expect(told(first, facts).current).toMatchObject({ price: 1500, doubtful: true });
  const again: Said = [DAY, row(1500, DAY * MINUTE_MS + 1001)];
  const { prices, current } = told([...first, again], facts);
  expect(prices).toMatchObject([{}, { decidedBy: 'ministry', decisionReason: 'repeated' }]);
  expect(current).toMatchObject({ price: 1500, doubtful: false });
  const sameDay: Said = [HOUR, row(1500, HOUR * MINUTE_MS + 1001)];
  expect(told([...first, sameDay], facts).current).toMatchObject({ doubtful: true });
  const near = told([...first, [DAY, row(1501)]], facts).prices;
  expect(near.map(({ state, doubtful }) => `${state} ${doubtful}`)).toEqual([
    'accepted false',
    'accepted false',
    'accepted false',
  ]);
});

test('a price held because it was withdrawn is not confirmed by a similar one', () => {
  const said: Said[] = [
    [0, OLD],
    [0, price(1500, { isSure: true })],
  ];
  const gone = {
    ...told(said).prices[1]!,
    state: 'withdrawn',
    decidedBy: 'maria',
    decidedAt: START,
    decisionReason: 'undo',
  } as const;
  const { prices } = told([
    ...said,
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
    told([
      [0, OLD],
      [0, sheet(1500)],
      [DAY, sheet(1501, ago)],
    ]).prices.map(({ state }) => state);
  expect(states(HOUR)).toEqual(['accepted', 'accepted', 'accepted']);
  expect(states(DAY + HOUR)).toEqual(['accepted', 'held', 'held']);
});

test('prices of one instant are ordered by id: the last reported one is current', () => {
  const said = (value: number, at = 0) => price(value, { isSure: true, seenAt: at });
  const same: Said[] = [
    [0, said(1700)],
    [0, said(1690, -1001)],
  ];
  const { current, prices } = told(same);
  expect(current).toMatchObject({ price: 1690 });
  const first = { ...prices[0]!, state: 'withdrawn', decisionReason: 'undo' } as const;
  const words = wordsOf([...same, [1, { kind: 'undone', price: first }]]).slice(1);
  expect(fold(emptyState(), words).prices.map(({ id }) => id)).toEqual([1, 2]);
});
