import { describe, expect, test } from 'vitest';
import { patienceFor } from '../evaluate/patience.ts';
import { emptyState, insertPrice, type Confirmation, type SaidPrice } from './pair-state.ts';
import { evaluateWaiting } from './waiting.ts';

const HOUR = 3_600_000;
const KNOWN = ['anna', 'bruno'];

/** Hours count from the beginning. */
type Origin = SaidPrice['origin'];
type More = Partial<SaidPrice>;
const word = (origin: Origin, price: number, hour: number, more: More = {}): SaidPrice => ({
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
  voices: null,
  needed: null,
  isAlsoDisputed: false,
  ...more,
});
const claim = (person: string | null, price: number, hour: number, more: More = {}) =>
  word('driver', price, hour, {
    person,
    isKnown: KNOWN.includes(person ?? ''),
    reportId: `by ${person}`,
    state: 'reported',
    voices: 0,
    ...more,
  });
const confirmation = (person: string, price: number, hour: number): Confirmation => {
  const { state: _state, ...words } = word('driver', price, hour, { person });
  return { ...words, isKnown: KNOWN.includes(person), isSuperseded: false };
};

interface Beside {
  words?: readonly SaidPrice[];
  confirmations?: readonly Confirmation[];
  /** Ids of those by which the claims are evaluated; by all without it. */
  news?: number[];
  hour?: number;
  /** Who has no room. */
  without?: readonly string[];
}

/** Evaluates claims. @returns them, and whose words carried any */
function decided(
  claims: readonly SaidPrice[],
  needed: number,
  { words = [], confirmations = [], news, hour = 10, without = [] }: Beside = {},
) {
  const asked = { news: news ?? [], isAgain: news === undefined };
  const state = { ...emptyState(), ...asked, confirmations: [...confirmations] };
  const own = structuredClone(claims);
  for (const price of [...own, ...words]) insertPrice(state.prices, price);
  const measure = {
    neededFor: () => needed,
    expectedPrice: () => undefined,
    hasRoom: (person: string) => !without.includes(person),
  };
  evaluateWaiting(state, patienceFor(new Map(), 'litre'), measure, hour * HOUR);
  return { claims: own, carried: state.carried.map(({ person }) => person) };
}

const standings = (claims: readonly SaidPrice[], needed: number, beside?: Beside): string[] =>
  decided(claims, needed, beside).claims.map(({ state, decidedBy }) =>
    decidedBy ? `${state} ${decidedBy}` : state,
  );

describe('voices (rule report-ranks)', () => {
  test('of nobody suffice where none is needed, of one or two known people where they are', () => {
    expect(standings([claim('carla', 1700, 1)], 0)).toEqual(['accepted alone']);
    expect(standings([claim('carla', 1700, 1)], 1)).toEqual(['reported']);
    expect(standings([claim('anna', 1700, 1)], 1)).toEqual(['accepted alone']);
    expect(standings([claim('anna', 1700, 1)], 2)).toEqual(['reported']);
    expect(standings([claim('anna', 1700, 1), claim('bruno', 1700, 2)], 2)).toEqual([
      'accepted drivers',
      'accepted drivers',
    ]);
  });

  test('of people whom nobody knows are none, however many', () => {
    const crowd = ['carla', 'dario', 'eva', 'fabio'].map((who, at) => claim(who, 1700, at));
    expect(standings(crowd, 1)).toEqual(Array(4).fill('reported'));
    expect(standings([...crowd, claim('anna', 1700, 5)], 1)).toEqual([
      ...Array<string>(4).fill('accepted drivers'),
      'accepted alone',
    ]);
  });

  test('of two known people agree within 5 ‰, and carry nobody else’s price', () => {
    const both = [claim('anna', 1700, 1), claim('bruno', 1701, 2)];
    expect(standings(both, 2)).toEqual(['accepted drivers', 'accepted drivers']);
    expect(standings([...both, claim('carla', 1702, 3)], 2)[2]).toBe('reported');
    expect(standings([claim('anna', 1700, 1), claim('bruno', 1709, 2)], 2)).toEqual([
      'reported',
      'reported',
    ]);
  });

  test('count of confirmations too, unless another price has held since', () => {
    const confirmations = [confirmation('anna', 1700, 1)];
    expect(standings([claim('carla', 1700, 3)], 1, { confirmations })).toEqual([
      'accepted drivers',
    ]);
    const words = [word('operator_sheet', 1800, 2)];
    expect(standings([claim('carla', 1700, 3)], 1, { confirmations, words })).toEqual(['reported']);
  });

  test('count of no confirmation whose author or an administrator took it back', () => {
    const kept = confirmation('anna', 1700, 3);
    const withKept = (more: Partial<Confirmation>, gone: More = {}) =>
      standings([claim('carla', 1700, 5)], 1, {
        confirmations: [{ ...kept, ...more }],
        words: [word('ministry', 1700, 2, { state: 'withdrawn', decidedAt: 4 * HOUR, ...gone })],
      });
    const [voice, none] = [['accepted drivers'], ['reported']];
    expect(withKept({ isSuperseded: true }, { price: 1800 })).toEqual(none);
    expect(withKept({}, { price: 1800 })).toEqual(voice);
    expect(withKept({}, { decidedBy: 'maria' })).toEqual(none);
    expect(withKept({}, { decidedBy: 'maria', decidedAt: 2 * HOUR })).toEqual(voice);
    expect(withKept({}, { decidedBy: 'maria', decisionReason: 'undo' })).toEqual(voice);
    expect(withKept({}, { decidedBy: 'author' })).toEqual(voice);
  });

  test('are as many as it took when the last one spoke', () => {
    const waits = claim('anna', 1700, 1, { voices: 1, needed: 2 });
    expect(standings([waits], 0)).toEqual(['reported']);
    expect(standings([{ ...waits, voices: 0 }], 0)).toEqual(['accepted alone']);
  });

  test('let a price be seen that is far away', () => {
    const far = { reason: 'unusual', state: 'held' } as const;
    expect(standings([claim('carla', 1500, 1, far)], 2)).toEqual(['held']);
    expect(standings([claim('carla', 1500, 1, far), claim('anna', 1500, 2, far)], 2)).toEqual([
      'reported',
      'reported',
    ]);
  });

  test('never say that a fuel is sold', () => {
    const unsold = { reason: 'unsold', state: 'held' } as const;
    expect(standings([claim('anna', 1500, 1, unsold), claim('bruno', 1500, 2, unsold)], 0)).toEqual(
      ['held', 'held'],
    );
  });
});

describe('a share (rule report-share)', () => {
  test('takes one of those who carry a price, and nobody where it needs nobody', () => {
    const two = [claim('anna', 1700, 1), claim('bruno', 1700, 2)];
    expect(standings(two.slice(0, 1), 1, { without: ['anna'] })).toEqual(['reported']);
    expect(standings(two.slice(0, 1), 0, { without: ['anna'] })).toEqual(['accepted alone']);
    expect(standings(two, 2, { without: ['anna'] })).toEqual([
      'accepted drivers',
      'accepted drivers',
    ]);
  });

  test('is used by who carries a price, unless it stood before', () => {
    expect(decided([claim('anna', 1700, 1), claim('carla', 1700, 1)], 1).carried).toEqual(['anna']);
    const words = [word('driver', 1700, 0, { person: 'anna', isKnown: true, voices: 1 })];
    expect(decided([claim('bruno', 1700, 1)], 1, { words })).toMatchObject({
      claims: [{ state: 'accepted' }],
      carried: [],
    });
  });
});

describe('what ends a claim (rule report-held)', () => {
  test('an owner’s or administrator’s word: the same, or another one', () => {
    const said = (price: number) => ({ words: [word('owner', price, 2)] });
    expect(standings([claim('carla', 1700, 1)], 2, said(1700))).toEqual(['accepted owner']);
    expect(standings([claim('carla', 1700, 1)], 2, said(1710))).toEqual(['rejected owner']);
    expect(standings([claim('carla', 1700, 3)], 2, said(1710))).toEqual(['reported']);
  });

  test('a source that says it, or has seen another one later', () => {
    const said = (price: number, hour: number) => ({
      words: [word('ministry', price, hour, { receivedAt: 5 * HOUR })],
    });
    expect(standings([claim('carla', 1700, 2)], 2, said(1700, 1))).toEqual(['accepted ministry']);
    expect(standings([claim('carla', 1700, 2)], 2, said(1710, 3))).toEqual(['lapsed overtaken']);
    expect(standings([claim('carla', 1700, 2)], 2, said(1710, 1))).toEqual(['reported']);
  });

  test('what a known person carries overtakes what was seen before, a free price nothing', () => {
    const both = [claim('carla', 1700, 1), claim('anna', 1690, 2)];
    expect(standings(both, 1)).toEqual(['lapsed overtaken', 'accepted alone']);
    const words = [word('driver', 1690, 2, { voices: 0 })];
    expect(standings([claim('carla', 1700, 1)], 1, { words })).toEqual(['reported']);
  });

  test('a known person who confirms another price later; nobody else does', () => {
    const known = { confirmations: [confirmation('anna', 1690, 2)] };
    expect(standings([claim('carla', 1700, 1)], 1, known)).toEqual(['rejected drivers']);
    expect(standings([claim('bruno', 1700, 1)], 2, known)).toEqual(['reported']);
    const nobody = { confirmations: [confirmation('dario', 1690, 2)] };
    expect(standings([claim('carla', 1700, 1)], 1, nobody)).toEqual(['reported']);
  });

  test('its author’s later word', () => {
    expect(standings([claim('carla', 1700, 1), claim('carla', 1710, 2)], 1)).toEqual([
      'lapsed replaced',
      'reported',
    ]);
  });

  test('the news alone, unless it has begun to wait again', () => {
    const words = [word('owner', 1700, 2), word('owner', 1800, 3)];
    const after = (news: number[], more = {}) =>
      standings([claim('carla', 1700, 1, more)], 1, { words, news });
    expect(after([])).toEqual(['reported']);
    expect(after([3])).toEqual(['rejected owner']);
    expect(after([2, 3])).toEqual(['accepted owner']);
    expect(after([3], { decidedAt: HOUR })).toEqual(['accepted owner']);
  });

  test('no invented or doubtful price, and of one that does not stand only that its author said another', () => {
    const after = (...words: SaidPrice[]) => standings([claim('carla', 1700, 1)], 1, { words });
    expect(after(word('demo', 1700, 2))).toEqual(['reported']);
    expect(after(word('ministry', 1700, 2, { doubtful: true }))).toEqual(['reported']);
    const gone = (person: string, more: More) => claim(person, 1800, 2, more);
    const rejected = { state: 'rejected', decidedBy: 'maria' } as const;
    expect(after(gone('carla', rejected))).toEqual(['lapsed replaced']);
    expect(after(gone('anna', rejected))).toEqual(['reported']);
    expect(after(claim('anna', 1700, 2, rejected))).toEqual(['reported']);
    expect(after(gone('carla', { state: 'withdrawn', decidedBy: 'author' }))).toEqual(['reported']);
    expect(after(gone('carla', { state: 'lapsed', decidedBy: 'time' }))).toEqual(['reported']);
  });

  test('time: three days from when it was seen, two for one that is not shown', () => {
    expect(standings([claim('carla', 1700, 1)], 1, { hour: 73 })).toEqual(['reported']);
    expect(standings([claim('carla', 1700, 1)], 1, { hour: 74 })).toEqual(['lapsed time']);
    const far = claim('carla', 1500, 1, { reason: 'unusual', state: 'held' });
    expect(standings([far], 2, { hour: 50 })).toEqual(['lapsed time']);
  });
});
