import { expect, test } from 'vitest';
import { at, smallRoads } from './testing/small-roads.ts';
import type { Roads } from './roads.ts';
import { shortestWays } from './shortest.ts';

/** Numbers that look like chance, the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ;) {
    value = (value * 16_807) % 2_147_483_647;
    yield value;
  }
}

/** A hundred crossroads, joined at random; every third road is one-way. */
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

/** Tries every road again and again until no way becomes shorter (Bellman and Ford). */
function tryAll({ edges, leaving }: Roads, start: number): number[] {
  const metres = Array.from({ length: leaving.length }, () => Infinity);
  metres[start] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, to, metres: length, isOneWay } of edges)
      for (const [a, b] of isOneWay
        ? [[from, to]]
        : [
            [from, to],
            [to, from],
          ]) {
        if (metres[a!]! + length >= metres[b!]!) continue;
        metres[b!] = metres[a!]! + length;
        changed = true;
      }
  }
  return metres;
}

test.each([1, 2, 3, 4, 5])('finds what trying every road finds (%i)', (seed) => {
  const roads = tangle(seed);
  const start = roads.edges[0]!.from;
  const { metres } = shortestWays(roads, [{ node: start, metres: 0, seconds: 0 }]);
  const right = tryAll(roads, start);
  expect(right.filter(Number.isFinite).length).toBeGreaterThan(50);
  for (const [node, each] of right.entries()) expect(metres[node]).toBeCloseTo(each, 6);
});

test('says how long the shortest way takes, from the nearest start', () => {
  const roads = smallRoads(
    [at(0, 0), at(1000, 0), at(3000, 0)],
    [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ],
  );
  const { metres, seconds } = shortestWays(roads, [
    { node: 0, metres: 500, seconds: 100 },
    { node: 2, metres: 0, seconds: 0 },
  ]);
  expect(metres[0]).toBeCloseTo(500, 3);
  expect(metres[1]).toBeCloseTo(1500, 3);
  expect(seconds[1]).toBeCloseTo(200, 3);
});
