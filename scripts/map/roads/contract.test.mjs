// Tests rule road-ways.
import { describe, expect, test } from 'vitest';
import { contract, onlyConnected, withoutStubs } from './contract.mjs';

/** A straight road between two nodes, which are named by their position. */
const road = (from, to, isOneWay = false) => ({
  ends: [from, to],
  points: [
    [from, 0],
    [to, 0],
  ],
  metres: Math.abs(to - from),
  seconds: Math.abs(to - from) / 10,
  isOneWay,
});
const ends = (edges) => edges.map((edge) => edge.ends).toSorted((a, b) => a[0] - b[0]);
const never = () => false;

describe('contract', () => {
  test('joins edges without a junction between them, whatever their direction', () => {
    const [edge, ...rest] = contract([road(0, 10), road(30, 10), road(30, 60)], never);
    expect(rest).toEqual([]);
    expect(edge).toMatchObject({ metres: 60, seconds: 6, isOneWay: false });
    const [first, last] = edge.ends;
    expect([first, last].toSorted((a, b) => a - b)).toEqual([0, 60]);
    expect(edge.points.map(([x]) => x)).toEqual(first === 0 ? [0, 10, 30, 60] : [60, 30, 10, 0]);
  });

  test('keeps junctions, and nodes that must stay', () => {
    const crossroads = [road(0, 10), road(10, 20), road(10, 15)];
    expect(ends(contract(crossroads, never))).toHaveLength(3);
    expect(ends(contract([road(0, 10), road(10, 20)], (node) => node === 10))).toHaveLength(2);
  });

  test('a one-way road stays one, in its direction', () => {
    expect(contract([road(10, 20, true), road(0, 10, true)], never)).toMatchObject([
      { ends: [0, 20], isOneWay: true, metres: 20 },
    ]);
    // The node stays between two opposite one-way roads, and between a one-way and a two-way road.
    expect(contract([road(0, 10, true), road(20, 10, true)], never)).toHaveLength(2);
    expect(contract([road(0, 10, true), road(10, 20)], never)).toHaveLength(2);
  });

  test('a ring without a junction is kept', () => {
    const ring = [road(0, 10), road(10, 20), road(20, 0)];
    const joined = contract(ring, never);
    expect(joined.reduce((sum, { metres }) => sum + metres, 0)).toBe(40);
    expect(joined.every((edge) => edge.points.length > 1)).toBe(true);
  });
});

describe('onlyConnected', () => {
  const none = new Map();

  test('removes nodes that cannot be reached or left', () => {
    const town = [road(0, 10), road(10, 20), road(20, 30)];
    expect(onlyConnected([...town, road(100, 110)], none)).toEqual(town);
    expect(onlyConnected([...town, road(30, 40, true)], none)).toEqual(town);
    expect(onlyConnected([...town, road(50, 30, true)], none)).toEqual(town);
  });

  test('counts the outside as one node: two carriageways across the border are connected', () => {
    const town = [road(0, 10), road(0, 20, true), road(30, 0, true)];
    const crossings = new Map([
      [20, { in: false, out: true }],
      [30, { in: true, out: false }],
    ]);
    expect(onlyConnected(town, crossings)).toEqual(town);
    expect(onlyConnected(town, none)).toEqual([road(0, 10)]);
  });
});

test('dead ends outside the covered area are removed', () => {
  const edges = [road(0, 10), road(10, 20), road(20, 30), road(10, 12)];
  expect(withoutStubs(edges, (node) => node <= 12)).toEqual([road(0, 10), road(10, 12)]);
});
