/** Small road graphs for tests, in metres around a point in San Marino. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { lengthOf, roadsOf, toPoint, type Roads } from '../roads.ts';

const CORNER = { latitude: 43.94, longitude: 12.45 };

/** A position the given metres east and north of that point. */
export const at = (east: number, north: number): Position => ({
  latitude: CORNER.latitude + north / 111_100,
  longitude: CORNER.longitude + east / 80_200,
});

interface SmallRoad {
  from: number;
  to: number;
  isOneWay?: boolean;
  /** In km/h. */
  speed?: number;
  /** Its bends. */
  via?: readonly Position[];
}

/** Returns roads with 36 km/h by default; all within 5 km of the point count as known. */
export function smallRoads(
  nodes: readonly Position[],
  edges: readonly SmallRoad[],
  crossings: readonly { node: number; leadsIn?: boolean; leadsOut?: boolean }[] = [],
): Roads {
  const whole = edges.map(({ from, to, isOneWay = false, speed = 36, via = [] }) => {
    const line = [nodes[from]!, ...via, nodes[to]!].map(toPoint);
    const metres = lengthOf(line);
    return { from, to, isOneWay, line, metres, seconds: (metres * 3.6) / speed };
  });
  const cover = [at(-5000, -5000), at(5000, -5000), at(5000, 5000), at(-5000, 5000)].map(toPoint);
  const known = crossings.map(({ node, leadsIn = true, leadsOut = true }) => ({
    node,
    ...nodes[node]!,
    leadsIn,
    leadsOut,
  }));
  return roadsOf(whole, cover, known);
}
