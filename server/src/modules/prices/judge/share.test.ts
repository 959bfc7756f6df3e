import { expect, test } from 'vitest';
import { hasRoom, isAfterJump, type Share } from './share.ts';

const share = (stationId: number, more: Partial<Share> = {}): Share => ({
  person: 'anna',
  stationId,
  decade: 20,
  ...more,
});
const TWO = [share(1), share(2)];

test.each<[string, boolean, Share[], Share]>([
  ['a third station has none', false, TWO, share(3)],
  ['a second has', true, TWO.slice(1), share(3)],
  ['and one of the two again', true, TWO, share(2)],
  ['and another category', true, TWO, share(3, { decade: 10 })],
  ['and another person', true, TWO, share(3, { person: 'bruno' })],
  ['a station counts once', true, [share(1), share(1)], share(3)],
])('%s', (_what, has, shares, next) => {
  expect(hasRoom(shares, next, { shareStations: 2 })).toBe(has);
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
