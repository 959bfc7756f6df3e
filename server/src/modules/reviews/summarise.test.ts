// Tests rule reviews-shown.
import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const rated = (...stars: number[]) => stars.map((each) => ({ stars: each, chips: {} }));

test.each([
  [[5], undefined],
  [[5, 5, 5, 1], undefined],
  [[5, 4, 4, 4, 4], 4.2],
  [[1, 1, 1, 1, 1, 2, 2], 1.3],
  [[5, 5, 5, 5, 4, 4, 4, 4], 4.5],
])('stars %j are on average %s', (stars, average) => {
  expect(summarise(rated(...stars))).toEqual({
    count: stars.length,
    ...(average !== undefined && { average }),
    chips: [],
  });
});

test("the three chips with the clearest majority are named, with the majority's answer", () => {
  const chips: Record<string, boolean>[] = [
    { smac: true, toilets: true, night_cash: false, staff: true },
    { smac: true, toilets: false, night_cash: false, staff: true },
    { smac: true, toilets: true, night_cash: false, accessible: true },
    { smac: true, toilets: false, night_cash: true, staff: false },
    { gone: true },
  ];
  expect(summarise(chips.map((each) => ({ stars: 3, chips: each }))).chips).toEqual([
    { chip: 'smac', yes: true },
    { chip: 'night_cash', yes: false },
    { chip: 'staff', yes: true },
  ]);
});
