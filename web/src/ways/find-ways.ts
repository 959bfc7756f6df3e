/** The ways from one place to many: on the roads where they are known, estimated beyond (rule ways). */
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { BEYOND, between, estimated, WITHOUT_ROADS, type Way } from './estimate.ts';
import { toPoint, type Roads } from './roads.ts';
import { shortestWays, type Length, type Reached } from './shortest.ts';
import { isCovered, nearestRoad, type OnRoad } from './snap.ts';

/** Where to, and under which name the way is asked for. */
export interface Target extends Position {
  id: number;
}

/** Kilometres an hour from the door to the road. */
const ASIDE_SPEED = 15;

/** Returns the way to each target. */
export function findWays(
  roads: Roads,
  here: Position,
  targets: readonly Target[],
): Map<number, Way> {
  const start = roadOf(roads, here);
  const reached = reachedFrom(roads, here, start);
  const wayTo = (target: Target): Way => {
    const goal = roadOf(roads, target);
    if (!start && !goal) return estimated(kilometresBetween(here, target), BEYOND);
    const [low, high] = goal
      ? reached.map((nodes) => arriving(nodes, start, goal))
      : BEYOND.map((bound, i) => leaving(roads, reached[i]!, target, bound));
    // Some roads are only reached through Italy.
    if (!Number.isFinite(low!.metres) || !Number.isFinite(high!.metres))
      return estimated(kilometresBetween(here, target), WITHOUT_ROADS);
    return between(low!, high!, !(start && goal));
  };
  return new Map(targets.map((target) => [target.id, wayTo(target)]));
}

function roadOf(roads: Roads, place: Position): OnRoad | null {
  const point = toPoint(place);
  return isCovered(roads, point) ? nearestRoad(roads, point) : null;
}

/** The nodes as reached at best and at worst: the same, unless one comes from beyond. */
function reachedFrom(roads: Roads, here: Position, start: OnRoad | null): [Reached, Reached] {
  if (start) {
    const both = shortestWays(roads, ends(start, 'leaving'));
    return [both, both];
  }
  const entries = roads.crossings.filter(({ leadsIn }) => leadsIn);
  const [low, high] = BEYOND.map((bound) =>
    shortestWays(
      roads,
      entries.map((entry) => ({ node: entry.node, ...crow(here, entry, bound) })),
    ),
  );
  return [low!, high!];
}

/** The shortest way out of what is covered, and on to a target beyond. */
function leaving(roads: Roads, nodes: Reached, target: Target, bound: (typeof BEYOND)[0]): Length {
  const exits = roads.crossings.filter(({ leadsOut }) => leadsOut);
  return shortest(exits.map((exit) => sum(at(nodes, exit.node), crow(exit, target, bound))));
}

function arriving(nodes: Reached, start: OnRoad | null, goal: OnRoad): Length {
  const byNodes = ends(goal, 'arriving').map(({ node, ...way }) => sum(at(nodes, node), way));
  const direct = start?.edge === goal.edge ? [alongOne(start, goal)] : [];
  return shortest([...byNodes, ...direct]);
}

/** The way between two points of one edge; endless where it leads against a one-way road. */
function alongOne(start: OnRoad, goal: OnRoad): Length {
  const { edge } = start;
  const ahead = goal.along - start.along;
  if (edge.isOneWay && ahead < 0) return ENDLESS;
  return sum(partOf(start, Math.abs(ahead)), partOf(goal, 0));
}

/** The ends of an edge by which it is left or reached, each with the way between it and the point. */
function ends(place: OnRoad, direction: 'leaving' | 'arriving'): (Length & { node: number })[] {
  const { edge, along } = place;
  const first = { node: edge.from, ...partOf(place, along) };
  const last = { node: edge.to, ...partOf(place, edge.metres - along) };
  if (!edge.isOneWay) return [first, last];
  return direction === 'leaving' ? [last] : [first];
}

/** From where somebody stands to the road, and so many metres along it. */
const partOf = ({ edge, aside }: OnRoad, metres: number): Length => ({
  metres: aside + metres,
  seconds: (aside * 3.6) / ASIDE_SPEED + edge.seconds * (metres / edge.metres),
});

const crow = (a: Position, b: Position, { detour, speed }: (typeof BEYOND)[0]): Length => {
  const metres = kilometresBetween(a, b) * 1000 * detour;
  return { metres, seconds: (metres * 3.6) / speed };
};

const ENDLESS: Length = { metres: Infinity, seconds: Infinity };
const at = ({ metres, seconds }: Reached, node: number): Length => ({
  metres: metres[node]!,
  seconds: seconds[node]!,
});
const sum = (a: Length, b: Length): Length => ({
  metres: a.metres + b.metres,
  seconds: a.seconds + b.seconds,
});
const shortest = (ways: readonly Length[]): Length =>
  ways.reduce((best, way) => (way.metres < best.metres ? way : best), ENDLESS);
