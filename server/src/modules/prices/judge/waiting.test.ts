import { describe, expect, test } from 'vitest';
import { patienceFor } from './patience.ts';
import type { OtherWord, WaitingClaim } from './evidence.ts';
import { standingsOf } from './waiting.ts';

const HOUR = 3_600_000;
const KNOWN = ['anna', 'bruno'];

/** Hours count from the beginning. */
const claim = (
  person: string | null,
  price: number,
  hour: number,
  more: Partial<WaitingClaim> = {},
): WaitingClaim => ({
  isClaim: true,
  id: `${hour}`,
  state: 'reported',
  person,
  isKnown: KNOWN.includes(person ?? ''),
  isAgain: true,
  price,
  seenAt: hour * HOUR,
  receivedAt: hour * HOUR,
  reportId: `by ${person}`,
  reason: null,
  voices: 0,
  needed: null,
  ...more,
});
const word = (
  origin: string,
  price: number,
  hour: number,
  more: Partial<OtherWord> = {},
): OtherWord => ({
  isClaim: false,
  id: '0',
  origin,
  person: null,
  isKnown: false,
  price,
  seenAt: hour * HOUR,
  receivedAt: hour * HOUR,
  reportId: null,
  isConfirmation: false,
  isVoid: false,
  isFree: false,
  ...more,
});

function standings(
  claims: readonly WaitingClaim[],
  needed: number,
  {
    words = [],
    hour = 10,
    without = [],
  }: { words?: readonly OtherWord[]; hour?: number; without?: readonly string[] } = {},
): string[] {
  const patience = patienceFor(new Map(), 'litre');
  const measure = {
    neededFor: () => needed,
    mayCarry: (_price: number, words: readonly { person: string }[]) =>
      words.some(({ person }) => !without.includes(person)),
  };
  const all = standingsOf({ claims, words, news: [] }, patience, measure, hour * HOUR);
  return claims.map(({ id }) => {
    const { state, by } = all.get(id)!;
    return by ? `${state} ${by}` : state;
  });
}

describe('voices', () => {
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
    const kept = word('driver', 1700, 1, { person: 'anna', isKnown: true, isConfirmation: true });
    expect(standings([claim('carla', 1700, 3)], 1, { words: [kept] })).toEqual([
      'accepted drivers',
    ]);
    const words = [kept, word('operator_sheet', 1800, 2)];
    expect(standings([claim('carla', 1700, 3)], 1, { words })).toEqual(['reported']);
  });

  test('are as many as it took when the last one spoke', () => {
    const waits = claim('anna', 1700, 1, { voices: 1, needed: 2 });
    expect(standings([waits], 0)).toEqual(['reported']);
    expect(standings([{ ...waits, voices: 0 }], 0)).toEqual(['accepted alone']);
  });

  test('let a price be seen that is far away', () => {
    const far = { reason: 'unusual', state: 'held' };
    expect(standings([claim('carla', 1500, 1, far)], 2)).toEqual(['held']);
    expect(standings([claim('carla', 1500, 1, far), claim('anna', 1500, 2, far)], 2)).toEqual([
      'reported',
      'reported',
    ]);
  });

  test('never say that a fuel is sold', () => {
    const unsold = { reason: 'unsold', state: 'held' };
    expect(standings([claim('anna', 1500, 1, unsold), claim('bruno', 1500, 2, unsold)], 0)).toEqual(
      ['held', 'held'],
    );
  });
});

describe('a share', () => {
  const carriersOf = (claims: readonly WaitingClaim[], words: readonly OtherWord[] = []) => {
    const measure = { neededFor: () => 1, mayCarry: () => true };
    const all = standingsOf(
      { claims, words, news: [] },
      patienceFor(new Map(), 'litre'),
      measure,
      HOUR,
    );
    return claims.map(({ id }) => all.get(id)!.carriers.map(({ person }) => person));
  };

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
    expect(carriersOf([claim('anna', 1700, 1), claim('carla', 1700, 1)])).toEqual([
      ['anna'],
      ['anna'],
    ]);
    const stood = word('driver', 1700, 0, { person: 'anna', isKnown: true });
    expect(carriersOf([claim('bruno', 1700, 1)], [stood])).toEqual([[]]);
  });
});

describe('what ends a claim', () => {
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
    const words = [word('driver', 1690, 2, { isFree: true })];
    expect(standings([claim('carla', 1700, 1)], 1, { words })).toEqual(['reported']);
  });

  test('a known person who confirms another price later; nobody else does', () => {
    const kept = { isConfirmation: true, person: 'anna' };
    const known = { words: [word('driver', 1690, 2, { ...kept, isKnown: true })] };
    expect(standings([claim('carla', 1700, 1)], 1, known)).toEqual(['rejected drivers']);
    expect(standings([claim('bruno', 1700, 1)], 2, known)).toEqual(['reported']);
    expect(
      standings([claim('carla', 1700, 1)], 1, { words: [word('driver', 1690, 2, kept)] }),
    ).toEqual(['reported']);
  });

  test('its author’s later word', () => {
    expect(standings([claim('carla', 1700, 1), claim('carla', 1710, 2)], 1)).toEqual([
      'lapsed replaced',
      'reported',
    ]);
  });

  test('time: three days from when it was seen, two for one that is not shown', () => {
    expect(standings([claim('carla', 1700, 1)], 1, { hour: 73 })).toEqual(['reported']);
    expect(standings([claim('carla', 1700, 1)], 1, { hour: 74 })).toEqual(['lapsed time']);
    const far = claim('carla', 1500, 1, { reason: 'unusual', state: 'held' });
    expect(standings([far], 2, { hour: 50 })).toEqual(['lapsed time']);
  });
});
