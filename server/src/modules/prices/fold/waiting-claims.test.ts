// Tests which reports decide about waiting claims.
import { expect, test } from 'vitest';
import { START } from '../../../testing/histories/arbitrary.ts';
import { AMONG_OTHERS } from '../../../testing/histories/fold-history.ts';
import {
  administrator,
  DAY,
  driver,
  JOB,
  known,
  OLD,
  owner,
  price,
  foldedState,
  withdraws,
  eventsOf,
  type TimedEvent,
} from '../../../testing/histories/fold-events.ts';
import { MINUTE_MS } from '../../../testing/histories/event.ts';
import { fold } from './fold.ts';
import type { EventDetails } from './events.ts';

const LATER = START + DAY * MINUTE_MS;
const mapPrice = (value: number) => price(value, { origin: 'open_charge_map', isSure: true });
/** Undoes the import of a report. */
function undone(events: readonly TimedEvent[], id: number): EventDetails {
  const gone = foldedState(events).prices.find((one) => one.id === id)!;
  const decided = { decidedBy: 'maria', decidedAt: LATER, decisionReason: 'undo' };
  return { kind: 'undone', price: { ...gone, state: 'withdrawn', ...decided } };
}
/** Returns the outcome of Carla's price, which needs a known person. */
const claimed = (...before: TimedEvent[]) =>
  foldedState([...before, [1, driver('carla', 1651)]]).prices.at(-1)!.state;

test('a confirmation of a price that an administrator withdrew supports no claim', () => {
  expect(claimed([0, OLD])).toBe('reported');
  const events: TimedEvent[] = [
    [0, OLD],
    [1, administrator(1651)],
    [1, known('bruno', 1651)],
  ];
  expect(claimed(...events, [1, withdraws(2)])).toBe('reported');
});

test('a confirmation after that does, also of an import that is undone, or beside another withdrawn price', () => {
  const events: TimedEvent[] = [
    [0, OLD],
    [1, administrator(1651)],
    [1, withdraws(2)],
    [1, mapPrice(1651)],
    [1, known('bruno', 1651)],
  ];
  const back: TimedEvent = [1, undone(events, 4)];
  expect(claimed(...events, back)).toBe('accepted');
  expect(claimed(...events, [1, administrator(1720)], [1, withdraws(6)], back)).toBe('accepted');
});

test('a confirmation of a price that its author withdrew supports a claim', () => {
  const events: TimedEvent[] = [
    [0, OLD],
    [1, owner(1651)],
    [1, known('bruno', 1651)],
  ];
  const confirmed = foldedState(events);
  const gone = { state: 'withdrawn', decidedBy: 'author', decidedAt: LATER } as const;
  const start = {
    ...confirmed,
    prices: confirmed.prices.map((one) => (one.id === 2 ? { ...one, ...gone } : one)),
    current: foldedState([[0, OLD]]).current,
  };
  const carla = eventsOf([...events, [1, driver('carla', 1651)]]).slice(-1);
  expect(fold(start, carla).prices.at(-1)).toMatchObject({ state: 'accepted' });
});

test('a claim that waits again is evaluated by all reports since, other claims by new ones only', () => {
  const events: TimedEvent[] = [
    [0, OLD],
    [0, driver('carla', 1690)],
    [1, mapPrice(1600)],
    [1, known('bruno', 1600)],
  ];
  const back: TimedEvent = [1, undone(events, 3)];
  expect(foldedState([...events, back, [1, JOB]]).current).toMatchObject({
    price: 1690,
    supporters: 0,
  });
  // It would take a medal, and so needs a known person.
  const beside: TimedEvent = [1, JOB, AMONG_OTHERS];
  const waits = foldedState([...events, back, beside]).prices.find(({ id }) => id === 2);
  expect(waits).toMatchObject({ state: 'reported', needed: 1 });
  const evaluated = foldedState([...events, back, beside, beside]).prices.find(
    ({ id }) => id === 2,
  );
  expect(evaluated).toMatchObject({ state: 'rejected', decidedBy: 'drivers' });
});
