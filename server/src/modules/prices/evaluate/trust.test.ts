// Tests rule report-ranks.
import { expect, test } from 'vitest';
import { gateLimits } from './gate-limits.ts';
import { neededSupporters, type Effect } from './trust.ts';

const needed = (price: number, more: Partial<Effect> = {}) =>
  neededSupporters(
    {
      price,
      basePrices: [2000],
      movesMedal: false,
      isRecentOwnerPrice: false,
      isLate: false,
      ...more,
    },
    gateLimits(new Map()),
  );
const medal = { movesMedal: true };

test.each([
  ['within 20 ‰ of the base, no medal moves', 1960, {}, 0],
  ['the same upwards', 2040, {}, 0],
  ['one thousandth further', 1959, {}, 1],
  ['within 60 ‰', 1880, {}, 1],
  ['one thousandth further than that', 1879, {}, 2],
  ['within 20 ‰, a medal moves', 1960, medal, 1],
  ['within 60 ‰, a medal moves', 1959, medal, 2],
  ['within 20 ‰ of the base as it moved with the belt', 2160, { basePrices: [2000, 2150] }, 0],
  ['no base', 2000, { basePrices: [] }, 2],
  ['against a recent price of the owner', 2000, { isRecentOwnerPrice: true }, 2],
  ['a price that is fresh no more', 2000, { isLate: true }, 1],
  ['the same, and a medal moves', 2000, { isLate: true, ...medal }, 1],
] as const)('%s', (_name, price, more, supporters) => {
  expect(needed(price, more)).toBe(supporters);
});
