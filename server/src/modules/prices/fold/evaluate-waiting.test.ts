import { describe, expect, test } from 'vitest';
import { patienceFor } from '../evaluate/patience.ts';
import { emptyState, insertPrice, type Confirmation, type LoggedPrice } from './pair-state.ts';
import { evaluateWaiting } from './evaluate-waiting.ts';

const HOUR = 3_600_000;
const KNOWN = ['anna', 'bruno'];

/** Hours count from the start. */
type Origin = LoggedPrice['origin'];
type More = Partial<LoggedPrice>;
const row = (origin: Origin, price: number, hour: number, more: More = {}): LoggedPrice => ({
  id: hour,
  price,
  origin,
  person: null,
  isKnown: false,
  reportId: null,
  day: '',
  seenAt: hour * HOUR,
  receivedAt: hour * HOUR,
  state: 'accepted',
  doubtful: false,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  decidedReport: null,
  decisionReason: null,
  supporters: null,
  needed: null,
  inheritsDisputes: false,
  ...more,
});
const claim = (person: string | null, price: number, hour: number, more: More = {}) =>
  row('driver', price, hour, {
    person,
    isKnown: KNOWN.includes(person ?? ''),
    reportId: `by ${person}`,
    state: 'reported',
    supporters: 0,
    ...more,
  });
const confirmation = (person: string, price: number, hour: number): Confirmation => {
  const { state: _state, ...shared } = row('driver', price, hour, { person });
  return { ...shared, isKnown: KNOWN.includes(person), isSuperseded: false };
};

interface Beside {
  prices?: readonly LoggedPrice[];
  confirmations?: readonly Confirmation[];
  /** Ids of the reports that evaluate the claims; all if missing. */
  newIds?: number[];
  hour?: number;
  /** People whose share is used up. */
  without?: readonly string[];
}

/** Evaluates claims. @returns them, and the supporters who used a share */
function decided(
  claims: readonly LoggedPrice[],
  needed: number,
  { prices = [], confirmations = [], newIds, hour = 10, without = [] }: Beside = {},
) {
  const asked = { unprocessedIds: newIds ?? [], evaluateAll: newIds === undefined };
  const state = { ...emptyState(), ...asked, confirmations: [...confirmations] };
  const own = structuredClone(claims);
  for (const price of [...own, ...prices]) insertPrice(state.prices, price);
  const measure = {
    neededFor: () => needed,
    expectedPrice: () => undefined,
    hasShareLeft: (person: string) => !without.includes(person),
  };
  evaluateWaiting(state, patienceFor(new Map(), 'litre'), measure, hour * HOUR);
  return { claims: own, charged: state.shareCharges.map(({ person }) => person) };
}

const standings = (claims: readonly LoggedPrice[], needed: number, beside?: Beside): string[] =>
  decided(claims, needed, beside).claims.map(({ state, decidedBy }) =>
    decidedBy ? `${state} ${decidedBy}` : state,
  );

describe('support (rule report-ranks)', () => {
  test('suffices from nobody where none is needed, else from one or two known people', () => {
    expect(standings([claim('carla', 1700, 1)], 0)).toEqual(['accepted alone']);
    expect(standings([claim('carla', 1700, 1)], 1)).toEqual(['reported']);
    expect(standings([claim('anna', 1700, 1)], 1)).toEqual(['accepted alone']);
    expect(standings([claim('anna', 1700, 1)], 2)).toEqual(['reported']);
    expect(standings([claim('anna', 1700, 1), claim('bruno', 1700, 2)], 2)).toEqual([
      'accepted drivers',
      'accepted drivers',
    ]);
  });

  test('from unknown people does not count, however many', () => {
    const crowd = ['carla', 'dario', 'eva', 'fabio'].map((who, at) => claim(who, 1700, at));
    expect(standings(crowd, 1)).toEqual(Array(4).fill('reported'));
    expect(standings([...crowd, claim('anna', 1700, 5)], 1)).toEqual([
      ...Array<string>(4).fill('accepted drivers'),
      'accepted alone',
    ]);
  });

  test('from two known people agrees within 5 ‰, and does not extend to others’ prices', () => {
    const both = [claim('anna', 1700, 1), claim('bruno', 1701, 2)];
    expect(standings(both, 2)).toEqual(['accepted drivers', 'accepted drivers']);
    expect(standings([...both, claim('carla', 1702, 3)], 2)[2]).toBe('reported');
    expect(standings([claim('anna', 1700, 1), claim('bruno', 1709, 2)], 2)).toEqual([
      'reported',
      'reported',
    ]);
  });

  test('includes confirmations, unless another price was current since', () => {
    const confirmations = [confirmation('anna', 1700, 1)];
    const prices = [row('operator_sheet', 1800, 2)];
    const after = (more: Beside) => standings([claim('carla', 1700, 3)], 1, more);
    expect(after({ confirmations })).toEqual(['accepted drivers']);
    expect(after({ confirmations, prices })).toEqual(['reported']);
  });

  test('excludes confirmations of a price that an administrator withdrew, and superseded ones', () => {
    const kept = confirmation('anna', 1700, 3);
    const withKept = (more: Partial<Confirmation>, gone: More = {}) =>
      standings([claim('carla', 1700, 5)], 1, {
        confirmations: [{ ...kept, ...more }],
        prices: [row('ministry', 1700, 2, { state: 'withdrawn', decidedAt: 4 * HOUR, ...gone })],
      });
    const [supporter, none] = [['accepted drivers'], ['reported']];
    expect(withKept({ isSuperseded: true }, { price: 1800 })).toEqual(none);
    expect(withKept({}, { price: 1800 })).toEqual(supporter);
    expect(withKept({}, { decidedBy: 'maria' })).toEqual(none);
    expect(withKept({}, { decidedBy: 'maria', decidedAt: 2 * HOUR })).toEqual(supporter);
    expect(withKept({}, { decidedBy: 'maria', decisionReason: 'undo' })).toEqual(supporter);
    expect(withKept({}, { decidedBy: 'author' })).toEqual(supporter);
  });

  test('is compared with the number needed at the last new support', () => {
    const waits = claim('anna', 1700, 1, { supporters: 1, needed: 2 });
    expect(standings([waits], 0)).toEqual(['reported']);
    expect(standings([{ ...waits, supporters: 0 }], 0)).toEqual(['accepted alone']);
  });

  test('makes a price visible that is far away', () => {
    const far = { reason: 'unusual', state: 'held' } as const;
    expect(standings([claim('carla', 1500, 1, far)], 2)).toEqual(['held']);
    expect(standings([claim('carla', 1500, 1, far), claim('anna', 1500, 2, far)], 2)).toEqual([
      'reported',
      'reported',
    ]);
  });

  test('never shows that a fuel is sold', () => {
    const unsold = { reason: 'unsold', state: 'held' } as const;
    expect(standings([claim('anna', 1500, 1, unsold), claim('bruno', 1500, 2, unsold)], 0)).toEqual(
      ['held', 'held'],
    );
  });
});

describe('a share (rule report-share)', () => {
  test('is needed for one supporter of a price, and for nobody where the price needs none', () => {
    const two = [claim('anna', 1700, 1), claim('bruno', 1700, 2)];
    expect(standings(two.slice(0, 1), 1, { without: ['anna'] })).toEqual(['reported']);
    expect(standings(two.slice(0, 1), 0, { without: ['anna'] })).toEqual(['accepted alone']);
    expect(standings(two, 2, { without: ['anna'] })).toEqual([
      'accepted drivers',
      'accepted drivers',
    ]);
  });

  test('is used by the supporter of a new price, but not of one accepted before', () => {
    expect(decided([claim('anna', 1700, 1), claim('carla', 1700, 1)], 1).charged).toEqual(['anna']);
    const prices = [row('driver', 1700, 0, { person: 'anna', isKnown: true, supporters: 1 })];
    expect(decided([claim('bruno', 1700, 1)], 1, { prices })).toMatchObject({
      claims: [{ state: 'accepted' }],
      charged: [],
    });
  });
});

describe('the end of a claim (rule report-held)', () => {
  test('comes with an owner’s or administrator’s report of the same price or another', () => {
    const beside = (price: number) => ({ prices: [row('owner', price, 2)] });
    expect(standings([claim('carla', 1700, 1)], 2, beside(1700))).toEqual(['accepted owner']);
    expect(standings([claim('carla', 1700, 1)], 2, beside(1710))).toEqual(['rejected owner']);
    expect(standings([claim('carla', 1700, 3)], 2, beside(1710))).toEqual(['reported']);
  });

  test('comes with a source’s report of the same price, or of another seen later', () => {
    const beside = (price: number, hour: number) => ({
      prices: [row('ministry', price, hour, { receivedAt: 5 * HOUR })],
    });
    expect(standings([claim('carla', 1700, 2)], 2, beside(1700, 1))).toEqual(['accepted ministry']);
    expect(standings([claim('carla', 1700, 2)], 2, beside(1710, 3))).toEqual(['lapsed overtaken']);
    expect(standings([claim('carla', 1700, 2)], 2, beside(1710, 1))).toEqual(['reported']);
  });

  test('comes with a later price that a known person supports, not with a free one', () => {
    const both = [claim('carla', 1700, 1), claim('anna', 1690, 2)];
    expect(standings(both, 1)).toEqual(['lapsed overtaken', 'accepted alone']);
    const prices = [row('driver', 1690, 2, { supporters: 0 })];
    expect(standings([claim('carla', 1700, 1)], 1, { prices })).toEqual(['reported']);
  });

  test('comes with a known person’s later confirmation of another price, not with an unknown one’s', () => {
    const known = { confirmations: [confirmation('anna', 1690, 2)] };
    expect(standings([claim('carla', 1700, 1)], 1, known)).toEqual(['rejected drivers']);
    expect(standings([claim('bruno', 1700, 1)], 2, known)).toEqual(['reported']);
    const nobody = { confirmations: [confirmation('dario', 1690, 2)] };
    expect(standings([claim('carla', 1700, 1)], 1, nobody)).toEqual(['reported']);
  });

  test('comes with its author’s later report', () => {
    expect(standings([claim('carla', 1700, 1), claim('carla', 1710, 2)], 1)).toEqual([
      'lapsed replaced',
      'reported',
    ]);
  });

  test('comes with new reports only, unless the claim waits again', () => {
    const prices = [row('owner', 1700, 2), row('owner', 1800, 3)];
    const after = (newIds: number[], more = {}) =>
      standings([claim('carla', 1700, 1, more)], 1, { prices, newIds });
    expect(after([])).toEqual(['reported']);
    expect(after([3])).toEqual(['rejected owner']);
    expect(after([2, 3])).toEqual(['accepted owner']);
    expect(after([3], { decidedAt: HOUR })).toEqual(['accepted owner']);
  });

  test('does not come with demo, doubtful or rejected prices, except its author’s rejected one', () => {
    const after = (...prices: LoggedPrice[]) => standings([claim('carla', 1700, 1)], 1, { prices });
    expect(after(row('demo', 1700, 2))).toEqual(['reported']);
    expect(after(row('ministry', 1700, 2, { doubtful: true }))).toEqual(['reported']);
    const gone = (person: string, more: More) => claim(person, 1800, 2, more);
    const rejected = { state: 'rejected', decidedBy: 'maria' } as const;
    expect(after(gone('carla', rejected))).toEqual(['lapsed replaced']);
    expect(after(gone('anna', rejected))).toEqual(['reported']);
    expect(after(claim('anna', 1700, 2, rejected))).toEqual(['reported']);
    expect(after(gone('carla', { state: 'withdrawn', decidedBy: 'author' }))).toEqual(['reported']);
    expect(after(gone('carla', { state: 'lapsed', decidedBy: 'time' }))).toEqual(['reported']);
  });

  test('comes three days after it was seen, or two for one that is not displayed', () => {
    expect(standings([claim('carla', 1700, 1)], 1, { hour: 73 })).toEqual(['reported']);
    expect(standings([claim('carla', 1700, 1)], 1, { hour: 74 })).toEqual(['lapsed time']);
    const far = claim('carla', 1500, 1, { reason: 'unusual', state: 'held' });
    expect(standings([far], 2, { hour: 50 })).toEqual(['lapsed time']);
  });
});
