import { describe, expect, it } from 'vitest';
import { BORDER } from './outline.ts';
import { MAIN_ROADS, MINOR_ROADS } from './outline-roads.ts';
import { BORDER_PATH, positionsOf } from './outline-paths.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { COAST } from './coast-and-towns.ts';
import { CASTELLI, OPEN_SEA, TOWNS } from './surroundings.ts';

const border = positionsOf(BORDER);
const sea = [...COAST, ...OPEN_SEA].map(([longitude, latitude]) => ({ longitude, latitude }));

function contains(ring: readonly Position[], { longitude: x, latitude: y }: Position): boolean {
  return ring.reduce((isIn, a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const isCrossed =
      a.latitude > y !== b.latitude > y &&
      x <
        a.longitude + ((y - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    return isCrossed ? !isIn : isIn;
  }, false);
}

const turn = (a: Position, b: Position, c: Position) =>
  Math.sign(
    (b.longitude - a.longitude) * (c.latitude - a.latitude) -
      (b.latitude - a.latitude) * (c.longitude - a.longitude),
  );

describe('the outline of San Marino', () => {
  it('is a closed ring that never crosses itself', () => {
    expect(border.at(-1)).toEqual(border[0]);
    const edges = border.slice(1).map((end, i) => [border[i]!, end] as const);
    for (const [i, [a, b]] of edges.entries())
      for (const [j, [c, d]] of edges.entries()) {
        if (j <= i + 1 || (i === 0 && j === edges.length - 1)) continue;
        const isCrossed = turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
        expect(isCrossed, `edges ${i} and ${j}`).toBe(false);
      }
  });

  it('is a simplified outline of a few hundred points', () => {
    const roads = [...MAIN_ROADS, ...MINOR_ROADS].flatMap(positionsOf);
    expect(border.length + roads.length).toBeLessThan(500);
    expect(BORDER_PATH.length).toBeLessThan(3_000);
  });

  it('contains the nine castelli and Dogana, and no Italian town', () => {
    expect(CASTELLI).toHaveLength(10);
    for (const place of CASTELLI) expect(contains(border, place), place.name).toBe(true);
    for (const place of TOWNS) expect(contains(border, place), place.name).toBe(false);
  });

  it('no named place is in the sea', () => {
    for (const place of [...CASTELLI, ...TOWNS])
      expect(contains(sea, place), place.name).toBe(false);
    expect(contains(sea, { latitude: 44.2, longitude: 12.8 })).toBe(true);
  });
});
