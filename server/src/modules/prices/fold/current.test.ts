import { expect, test } from 'vitest';
import { currentOf } from './current.ts';
import { emptyState, insertPrice, type Confirmation, type LoggedPrice } from './pair-state.ts';

const START = Date.parse('2026-06-01T08:00:00Z');
const at = (minutes: number) => START + minutes * 60_000;

type Priced = Pick<LoggedPrice, 'origin' | 'price'> & { minutes: number; supporters?: number };
type Kept = Partial<Confirmation> & { minutes: number };

/** Returns the current price after a day. */
function holds(prices: Priced[], kept: Kept[] = []) {
  const state = emptyState();
  for (const [id, { minutes, ...events }] of prices.entries()) {
    const more = { seenAt: at(minutes), state: 'accepted', doubtful: false, supporters: null };
    insertPrice(state.prices, { id, ...more, ...events } as LoggedPrice);
  }
  state.confirmations = kept.map(({ minutes, ...events }) => {
    const more = { price: 1700, origin: 'driver', isKnown: false, isSuperseded: false };
    return { seenAt: at(minutes), ...more, ...events } as Confirmation;
  });
  return currentOf(state, at(24 * 60), 'litre');
}

const owner = (minutes: number, price: number): Priced => ({ origin: 'owner', minutes, price });
const free = (minutes: number, price: number): Priced => ({
  origin: 'driver',
  minutes,
  price,
  supporters: 0,
});

test('an unknown driver’s confirmation of a price no longer fresh, or one that was corrected, does not count', () => {
  const events = [owner(0, 1700)];
  const counts = { minutes: 10 };
  const vain = [
    { minutes: 20, isLate: true },
    { minutes: 30, isSuperseded: true },
  ];
  expect(holds(events, [counts, ...vain])?.driverConfirmedAt).toEqual(new Date(at(10)));
  const known = { minutes: 20, isLate: true, isKnown: true };
  expect(holds(events, [counts, known])?.knownConfirmedAt).toEqual(new Date(at(20)));
});

test('with confirmations received out of order, the newest since the price began counts', () => {
  const events = [owner(0, 1700), owner(20, 1650), owner(40, 1700)];
  const kept = [{ minutes: 60 }, { minutes: 50 }, { minutes: 40 }, { minutes: 10 }];
  expect(holds(events, kept)).toMatchObject({ since: at(40), driverConfirmedAt: new Date(at(60)) });
  expect(holds(events, kept.slice(3))).toMatchObject({ driverConfirmedAt: null });
  expect(holds(events, kept.slice(2))).toMatchObject({ driverConfirmedAt: new Date(at(40)) });
});

test('of prices of one instant the last is current; one repeated after them starts again', () => {
  const events = [owner(0, 1700), owner(20, 1650), owner(20, 1700)];
  expect(holds(events)).toMatchObject({ price: 1700, since: at(0) });
  expect(holds([...events, owner(40, 1700)])).toMatchObject({ price: 1700, since: at(40) });
  const beside = { price: 1690, basePrice: 1700, baseAt: new Date(at(0)) };
  expect(holds([owner(0, 1700), free(0, 1690)])).toMatchObject(beside);
});

test('a price from a clock that ran ahead is current only without another', () => {
  const ahead = owner(48 * 60, 1650);
  expect(holds([owner(0, 1700), ahead])).toMatchObject({ price: 1700, basePrice: null });
  expect(holds([ahead])).toMatchObject({ price: 1650, since: at(48 * 60) });
});

test('a demo price is current only without another, and is never a base', () => {
  const demo: Priced = { origin: 'demo', minutes: 60, price: 1700 };
  expect(holds([demo])).toMatchObject({ isDemo: true, price: 1700, basePrice: null });
  expect(holds([free(30, 1690), demo])).toMatchObject({ isDemo: false, basePrice: null });
});
