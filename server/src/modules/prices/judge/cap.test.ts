import { expect, test } from 'vitest';
import { isAfterJump, isOverCap, type DriverMove } from './cap.ts';

const move = (stationId: number, more: Partial<DriverMove> = {}): DriverMove => ({
  stationId,
  decade: 20,
  areas: ['SM'],
  ...more,
});
const FOUR = [1, 2, 3, 4].map((id) => move(id));

test.each<[string, boolean, DriverMove[], DriverMove]>([
  ['a fifth station is over it', true, FOUR, move(5)],
  ['the fourth is not', false, FOUR.slice(1), move(5)],
  ['nor one of the four again', false, FOUR, move(4)],
  ['nor another category', false, FOUR, move(5, { decade: 10 })],
  ['nor another area', false, FOUR, move(5, { areas: ['confine'] })],
  ['of two areas the fuller one counts', true, FOUR, move(5, { areas: ['confine', 'SM'] })],
  ['a station counts once', false, [...FOUR.slice(1), move(2), move(3)], move(5)],
])('%s', (_what, isOver, moves, next) => {
  expect(isOverCap(moves, next, { capStations: 4 })).toBe(isOver);
});

test.each<[string, boolean, number, number | undefined, number | undefined]>([
  ['near the moved base after a jump', true, 1810, 1700, 1800],
  ['far from it', false, 1700, 1700, 1800],
  ['after a small change', false, 1745, 1700, 1740],
  ['where yesterday is not known', false, 1800, undefined, 1800],
])('%s', (_what, isFree, price, before, now) => {
  const limits = { jumpPermille: 30, freePermille: 20 };
  const moved = before && now && Math.round((1700 * now) / before);
  expect(isAfterJump(price, moved, { before, now }, limits)).toBe(isFree);
});
