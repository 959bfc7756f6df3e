// Tests rule road-ways.
import { expect, test } from 'vitest';
import { at, smallRoads } from './testing/small-roads.ts';
import { BEYOND } from './estimate.ts';
import type { Roads } from './roads.ts';
import { quickestWays } from './quickest.ts';

const NOTHING = { metres: 0, seconds: 0, crow: 0 };

/** Pseudo-random numbers, the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ;) {
    value = (value * 16_807) % 2_147_483_647;
    yield value;
  }
}

/** A hundred nodes joined at random; every third road is one-way. */
function tangle(seed: number): Roads {
  const chance = numbers(seed);
  const next = (below: number) => chance.next().value! % below;
  const nodes = Array.from({ length: 100 }, () => at(next(4000), next(4000)));
  const edges = Array.from({ length: 220 }, () => ({
    from: next(100),
    to: next(100),
    isOneWay: next(3) === 0,
  }));
  return smallRoads(nodes, edges);
}

/** Relaxes every road until no route gets quicker (Bellman-Ford). */
function tryAll({ edges, leaving }: Roads, start: number): number[] {
  const seconds = Array.from({ length: leaving.length }, () => Infinity);
  seconds[start] = 0;
  const drive = (from: number, to: number, time: number) => {
    if (seconds[from]! + time >= seconds[to]!) return false;
    seconds[to] = seconds[from]! + time;
    return true;
  };
  let isQuicker = true;
  while (isQuicker) {
    isQuicker = false;
    for (const { from, to, seconds: time, isOneWay } of edges) {
      if (drive(from, to, time)) isQuicker = true;
      if (!isOneWay && drive(to, from, time)) isQuicker = true;
    }
  }
  return seconds;
}

test.each([1, 2, 3, 4, 5])('finds the same routes as trying every road (%i)', (seed) => {
  const roads = tangle(seed);
  const start = roads.edges[0]!.from;
  const reached = quickestWays(roads, [{ node: start, ...NOTHING }], BEYOND[0]);
  const right = tryAll(roads, start);
  expect(right.filter(Number.isFinite).length).toBeGreaterThan(50);
  for (const [node, each] of right.entries()) expect(reached(node).seconds).toBeCloseTo(each, 6);
});

test('takes the quicker route even if longer, and returns its length', () => {
  const roads = smallRoads(
    [at(0, 0), at(1000, 0), at(3000, 0)],
    [
      { from: 0, to: 1, via: [at(0, 300), at(1000, 300)], speed: 72 },
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ],
  );
  const starts = [
    { node: 0, metres: 500, seconds: 60, crow: 0 },
    { node: 2, ...NOTHING },
  ];
  const reached = quickestWays(roads, starts, BEYOND[0]);
  expect(reached(0)).toEqual({ metres: 500, seconds: 60, crow: 0 });
  expect(reached(1).metres).toBeCloseTo(500 + 1600, 3);
  expect(reached(1).seconds).toBeCloseTo(60 + 80, 3);
});

test('a start beyond the known roads counts with its possible detour', () => {
  const roads = smallRoads([at(0, 0), at(4000, 0)], [{ from: 0, to: 1 }]);
  const starts = [
    { node: 0, ...NOTHING, crow: 10 },
    { node: 1, ...NOTHING, crow: 15 },
  ];
  const [low, high] = BEYOND.map((bound) => quickestWays(roads, starts, bound)(1));
  expect([low!.crow, high!.crow]).toEqual([15, 10]);
});
