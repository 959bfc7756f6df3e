// Tests who ends a dispute, and which ended disputes return with the owner's price.
import { expect, test } from 'vitest';
import { ALONE, AMONG_OTHERS } from '../../../testing/histories/fold-history.ts';
import {
  administrator,
  DAY,
  dispute,
  HOUR,
  JOB,
  known,
  OLD,
  owner,
  foldedState,
  type TimedEvent,
} from '../../../testing/histories/fold-events.ts';
import { MINUTE_MS } from '../../../testing/histories/event.ts';

test.each<[string, TimedEvent[], string]>([
  ['somebody known says it again', [[1, known('bruno', 1700)]], 'drivers'],
  ['the owner says it again', [[1, owner(1700)]], 'owner'],
  [
    'both do',
    [1, 2].map((one): TimedEvent => [1, one === 1 ? known('bruno', 1700) : owner(1700)]),
    'owner',
  ],
  ['an administrator says it', [[1, administrator(1700)]], 'owner'],
  [
    'an administrator says it, and somebody known has confirmed another',
    [
      [1, administrator(1600)],
      [1, known('bruno', 1600)],
      [1, administrator(1700)],
    ],
    'owner',
  ],
])('a dispute was wrong when %s', (_, again, closedBy) => {
  const { disputes } = foldedState([[0, OLD], [0, dispute('anna', 1700)], ...again, [20, JOB]]);
  expect(disputes).toMatchObject([{ outcome: 'wrong', closedBy }]);
});

test('a confirmation before a dispute does not end it', () => {
  const confirmed: TimedEvent[] = [
    [0, OLD],
    [0, known('bruno', 1700)],
    [0, dispute('anna', 1700)],
  ];
  expect(foldedState([...confirmed, [20, JOB]]).disputes).toMatchObject([{ closedAt: null }]);
  const { disputes } = foldedState([...confirmed, [1, administrator(1700)], [20, JOB]]);
  expect(disputes).toMatchObject([{ closedBy: 'owner' }]);
});

test('an owner’s return to a contested price is contested again, unless the disputes had lapsed', () => {
  const { ages } = ALONE.rules;
  const medal = { ...ages.medal, driver: DAY * MINUTE_MS };
  const facts = { ...ALONE, rules: { ...ALONE.rules, ages: { ...ages, medal } } };
  const away = (...before: TimedEvent[]): TimedEvent[] => [
    [0, owner(1400)],
    [1, dispute('anna', 1400)],
    [1, dispute('bruno', 1400)],
    ...before,
    [1, owner(1600)],
    [1, owner(1400)],
  ];
  expect(foldedState(away(), facts).current).toMatchObject({ price: 1400, contested: true });
  const lapsed = foldedState(away([DAY, JOB]), facts);
  expect(lapsed.disputes).toMatchObject([{ outcome: 'lapsed', closedBy: null }, {}]);
  expect(lapsed.current).toMatchObject({ price: 1400, contested: false });
});

test('an owner’s step to a medal is contested for a day after the first step away, a return for three days', () => {
  const medal = AMONG_OTHERS;
  const contested = (...then: TimedEvent[]) =>
    foldedState([
      [0, owner(1400), medal],
      [1, dispute('anna', 1400), medal],
      [1, dispute('bruno', 1400), medal],
      [1, owner(1600)],
      ...then,
    ]).current!.contested;
  expect(contested([23 * HOUR, owner(1450), medal])).toBe(true);
  expect(contested([25 * HOUR, owner(1450), medal])).toBe(false);
  expect(contested([71 * HOUR, owner(1400)])).toBe(true);
  expect(contested([73 * HOUR, owner(1400)])).toBe(false);
});
