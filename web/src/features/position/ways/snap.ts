/** The point where a place joins the road. */
import { lengthOf, metresBetween, type Edge, type Point, type Roads } from './roads.ts';

export interface OnRoad {
  edge: Edge;
  /** Metres from the first node of the edge. */
  along: number;
  /** Straight-line metres to the road. */
  aside: number;
}

/**
 * Returns the nearest point of all roads; null if there is none. Allocates nothing in its loop
 * over all segments.
 */
export function nearestRoad({ edges, sections, sectionEdges }: Roads, place: Point): OnRoad | null {
  let [nearest, shortest] = [-1, Infinity];
  for (let i = 0; i < sectionEdges.length; i += 1) {
    const distance = squaredDistance(sections, i, place);
    if (distance >= shortest) continue;
    nearest = i;
    shortest = distance;
  }
  if (nearest < 0) return null;
  const edge = edges[sectionEdges[nearest]!]!;
  const index = nearest - sectionEdges.indexOf(sectionEdges[nearest]!);
  const [from, to] = [edge.line[index]!, edge.line[index + 1]!];
  const part = partOf(place, from.east, from.north, to.east, to.north);
  const here = lengthOf(edge.line.slice(0, index + 1)) + part * metresBetween(from, to);
  // Scaled, as the simplified line is shorter than the road.
  const along = here * (edge.metres / (lengthOf(edge.line) || 1));
  return { edge, along, aside: Math.sqrt(shortest) };
}

function squaredDistance(sections: Float64Array, index: number, place: Point): number {
  const at = 4 * index;
  const x = sections[at]!;
  const y = sections[at + 1]!;
  const toX = sections[at + 2]!;
  const toY = sections[at + 3]!;
  const part = partOf(place, x, y, toX, toY);
  const east = x + part * (toX - x) - place.east;
  const north = y + part * (toY - y) - place.north;
  return east * east + north * north;
}

/** Fraction of a segment (0 to 1) at which its point nearest to a place lies. */
function partOf(place: Point, x: number, y: number, toX: number, toY: number): number {
  const east = toX - x;
  const north = toY - y;
  const along = (place.east - x) * east + (place.north - y) * north;
  return Math.max(0, Math.min(1, along / (east * east + north * north || 1)));
}

/** True inside the area in which all roads are known. */
export function isCovered({ cover }: Pick<Roads, 'cover'>, { east, north }: Point): boolean {
  let isInside = false;
  for (const [index, a] of cover.entries()) {
    const b = cover[(index + 1) % cover.length]!;
    if (a.north > north === b.north > north) continue;
    const crossing = a.east + ((north - a.north) / (b.north - a.north)) * (b.east - a.east);
    if (east < crossing) isInside = !isInside;
  }
  return isInside;
}
