// Tests rules of the fold that random histories rarely reach: each report brings its facts. Tests rule report-settled.
import { expect, test } from 'vitest';
import { ALONE, AMONG_OTHERS } from '../../../testing/histories/fold-history.ts';
import { START } from '../../../testing/histories/arbitrary.ts';
import {
  administrator,
  DAY,
  dispute,
  driver,
  HOUR,
  JOB,
  known,
  OLD,
  owner,
  price,
  sheet,
  foldedState,
  withdraws,
  eventsOf,
  type TimedEvent,
} from '../../../testing/histories/fold-events.ts';
import { MINUTE_MS } from '../../../testing/histories/event.ts';
import { fold, step } from './fold.ts';
import { emptyState } from './pair-state.ts';

test('a doubtful price near the disputed one does not end a dispute', () => {
  const doubtful = { state: 'accepted', doubtful: true, reason: 'unusual' } as const;
  const events: TimedEvent[] = [
    [0, OLD],
    [0, dispute('anna', 1700)],
  ];
  const ministry = (more: object) => price(1701, { origin: 'ministry', ...more });
  expect(foldedState([...events, [1, ministry({})]]).current).toMatchObject({ contested: false });
  expect(foldedState([...events, [1, ministry({ firstOutcome: doubtful })]]).current).toMatchObject(
    {
      doubtful: true,
      contested: true,
    },
  );
});

test('a confirmation of another price does not end a dispute', () => {
  const { current } = foldedState([
    [0, OLD],
    [0, dispute('anna', 1700)],
    [1, administrator(1600)],
    [1, known('bruno', 1600)],
    [1, withdraws(3)],
  ]);
  expect(current).toMatchObject({ price: 1700, contested: true });
});

test('a dispute of the base contests the free price beside it, also one near the base as moved with the belt', () => {
  const { current } = foldedState(
    [
      [0, OLD],
      [0, driver('carla', 1740)],
      [1, dispute('anna', 1700)],
    ],
    { ...ALONE, belt: 1750, beltThen: () => 1700 },
  );
  expect(current).toMatchObject({ price: 1740, supporters: 0, contested: true });
});

/** The owner's price has the gold, and two known drivers contest it. */
const CONTESTED: TimedEvent[] = [
  [0, owner(1400), AMONG_OTHERS],
  [1, dispute('anna', 1400), AMONG_OTHERS],
  [1, dispute('bruno', 1400), AMONG_OTHERS],
];

test('an owner’s step to a medal is contested, but not by disputes that others have ended', () => {
  const away: TimedEvent = [HOUR, owner(1450), AMONG_OTHERS];
  expect(foldedState([...CONTESTED, away]).current).toMatchObject({ price: 1450, contested: true });
  const replaced = foldedState([...CONTESTED, [1, administrator(1600)], [HOUR, JOB], away]);
  expect(replaced.disputes).toMatchObject([{ closedBy: 'replaced' }, { closedBy: 'replaced' }]);
  expect(replaced.current).toMatchObject({ price: 1450, contested: false });
  const again: TimedEvent[] = ['anna', 'bruno'].map((who) => [1, known(who, 1400)]);
  const outvoted = foldedState([...CONTESTED, ...again, away]);
  expect(outvoted.prices.at(-1)).toMatchObject({ price: 1450, inheritsDisputes: false });
});

test('an earlier step does not extend a later dispute', () => {
  const closed = (of: number): TimedEvent => [1, { kind: 'closed', of, outcome: 'wrong' }];
  const { current } = foldedState([
    ...CONTESTED,
    [1, owner(1450), AMONG_OTHERS],
    closed(2),
    closed(3),
    [1, owner(1600)],
    [1, dispute('anna', 1600)],
    [1, dispute('bruno', 1600)],
    [1, owner(1455)],
  ]);
  expect(current).toMatchObject({ price: 1455, contested: false });
});

test('a future price is no base beside a free price', () => {
  const ahead = { state: 'accepted', doubtful: false, reason: null } as const;
  const { current } = foldedState([
    [0, OLD],
    [0, price(1750, { seenAt: DAY * MINUTE_MS, firstOutcome: ahead })],
    [1, driver('carla', 1690)],
  ]);
  expect(current).toMatchObject({ price: 1690, basePrice: 1700 });
});

test('a fuel that is not sold has no current price', () => {
  expect(foldedState([[0, OLD]]).current).toMatchObject({ price: 1700 });
  expect(foldedState([[0, OLD]], { ...ALONE, isSold: false }).current).toBeUndefined();
});

test('a price that a sheet repeats on another day is accepted, with the similar one held before', () => {
  const events: TimedEvent[] = [
    [0, sheet(1700)],
    [DAY, sheet(1500)],
    [HOUR, sheet(1501)],
  ];
  const states = (more: TimedEvent[]) =>
    foldedState([...events, ...more]).prices.map(({ state }) => state);
  expect(states([])).toEqual(['accepted', 'held', 'held']);
  expect(states([[DAY, sheet(1502)]])).toEqual(['accepted', 'held', 'accepted', 'accepted']);
});

test('a source’s undone price is held when repeated, until the source states another', () => {
  const events: TimedEvent[] = [
    [0, sheet(1700)],
    [DAY, sheet(1690)],
  ];
  const undone = fold(emptyState(), eventsOf(events)).prices[1]!;
  const gone = {
    ...undone,
    state: 'withdrawn',
    decidedBy: 'maria',
    decisionReason: 'undo',
  } as const;
  const back: TimedEvent = [1, { kind: 'undone', price: { ...gone, decidedAt: START } }];
  const last = (more: TimedEvent[]) => foldedState([...events, back, ...more]).prices.at(-1);
  expect(last([[DAY, sheet(1690)]])).toMatchObject({ state: 'held', reason: 'taken_back' });
  expect(last([[DAY, sheet(1691)]])).toMatchObject({ state: 'accepted' });
  const other: TimedEvent[] = [
    [DAY, sheet(1695)],
    [DAY, sheet(1690)],
  ];
  expect(last(other)).toMatchObject({ price: 1690, state: 'accepted' });
});

test('a dispute about electricity lasts as long as its price', () => {
  const electric = ALONE.rules.fuels.get(50)!;
  const { driver: short, electric: long } = ALONE.rules.ages.medal;
  expect(long).toBeGreaterThan(short);
  const facts = { ...ALONE, fuel: electric, sells: new Set([50]) };
  const events: TimedEvent[] = [
    [0, sheet(500, DAY)],
    [0, dispute('anna', 500)],
    [short / MINUTE_MS + 1, JOB],
  ];
  expect(foldedState(events, facts).disputes).toMatchObject([{ closedAt: null }]);
  const later: TimedEvent = [(long - short) / MINUTE_MS, JOB];
  expect(foldedState([...events, later], facts).disputes).toMatchObject([{ outcome: 'lapsed' }]);
});

test('setting old reports aside changes nothing', () => {
  const round: TimedEvent[] = [
    [30, sheet(1700)],
    [1, driver('carla', 1690)],
    [1, known('anna', 1690)],
    [61, driver('dario', 1650)],
    [1, known('bruno', 1700)],
    [61, known('bruno', 1690)],
    [1, dispute('anna', 1700)],
    [20, JOB],
  ];
  const events = eventsOf(Array.from({ length: 150 }, () => round).flat());
  const whole = emptyState();
  for (const event of events) step(whole, event);
  const folded = fold(emptyState(), events);
  expect(folded.prices.length + folded.confirmations.length).toBeGreaterThan(600);
  expect(folded.current).toEqual(whole.current);
  const byId = <One extends { id: number }>(all: One[]) => all.toSorted((a, b) => a.id - b.id);
  expect(byId(folded.prices)).toEqual(byId(whole.prices));
  expect(byId(folded.confirmations)).toEqual(byId(whole.confirmations));
  expect(folded.disputes).toEqual(whole.disputes);
});
