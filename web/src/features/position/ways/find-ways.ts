/**
 * The routes from one place to many: exact on known roads, estimated beyond them
 * (rule road-ways).
 */
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import {
  BEYOND,
  estimated,
  secondsOf,
  wayOf,
  WITHOUT_ROADS,
  type Bound,
  type Part,
} from './estimate.ts';
import { ENDLESS, quickestWays } from './quickest.ts';
import { toPoint, type Roads } from './roads.ts';
import { isCovered, nearestRoad, type OnRoad } from './snap.ts';

/** A destination with the id of its route. */
export interface Target extends Position {
  id: number;
}

/** Speed in km/h between a place and its road. */
const ASIDE_SPEED = 15;

/** Returns the route to a node. */
type Reached = (node: number) => Part;

/** Returns the route to each target, by its id. */
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
    const [low, high] = BEYOND.map((bound, i) =>
      goal
        ? arriving(reached[i]!, { start, goal, bound })
        : leaving(reached[i]!, { roads, target, bound }),
    );
    // Some roads can only be reached through Italy.
    if (low === ENDLESS) return estimated(kilometresBetween(here, target), WITHOUT_ROADS);
    return wayOf(low!, high!, BEYOND);
  };
  return new Map(targets.map((target) => [target.id, wayTo(target)]));
}

function roadOf(roads: Roads, place: Position): OnRoad | null {
  const point = toPoint(place);
  return isCovered(roads, point) ? nearestRoad(roads, point) : null;
}

/**
 * The routes to the nodes, in the best and in the worst case; these differ only for a start
 * beyond the known roads.
 */
function reachedFrom(roads: Roads, here: Position, start: OnRoad | null): readonly Reached[] {
  if (start) {
    const both = quickestWays(roads, ends(start, 'leaving'), BEYOND[0]);
    return [both, both];
  }
  const entries = roads.crossings
    .filter(({ leadsIn }) => leadsIn)
    .map((entry) => ({ node: entry.node, ...byCrow(here, entry) }));
  return BEYOND.map((bound) => quickestWays(roads, entries, bound));
}

interface Leaving {
  roads: Roads;
  target: Position;
  bound: Bound;
}

/** The route through the best crossing to a target beyond. */
function leaving(reached: Reached, { roads, target, bound }: Leaving): Part {
  const exits = roads.crossings.filter(({ leadsOut }) => leadsOut);
  return quickest(
    exits.map((exit) => sum(reached(exit.node), byCrow(exit, target))),
    bound,
  );
}

const byCrow = (a: Position, b: Position): Part => ({
  metres: 0,
  seconds: 0,
  crow: kilometresBetween(a, b),
});

interface Arriving {
  start: OnRoad | null;
  goal: OnRoad;
  bound: Bound;
}

function arriving(reached: Reached, { start, goal, bound }: Arriving): Part {
  const byNodes = ends(goal, 'arriving').map(({ node, ...way }) => sum(reached(node), way));
  const direct = start?.edge === goal.edge ? [alongOne(start, goal)] : [];
  return quickest([...byNodes, ...direct], bound);
}

/** The route between two points of one edge; endless against a one-way road. */
function alongOne(start: OnRoad, goal: OnRoad): Part {
  const ahead = goal.along - start.along;
  if (start.edge.isOneWay && ahead < 0) return ENDLESS;
  return sum(partOf(start, Math.abs(ahead)), partOf(goal, 0));
}

/**
 * The end nodes by which an edge can be left or reached, each with the route between node and
 * point.
 */
function ends(place: OnRoad, direction: 'leaving' | 'arriving'): (Part & { node: number })[] {
  const { edge, along } = place;
  const first = { node: edge.from, ...partOf(place, along) };
  const last = { node: edge.to, ...partOf(place, edge.metres - along) };
  if (!edge.isOneWay) return [first, last];
  return direction === 'leaving' ? [last] : [first];
}

/** From the place to the road, and the given metres along it. */
const partOf = ({ edge, aside }: OnRoad, metres: number): Part => ({
  metres: aside + metres,
  seconds: (aside * 3.6) / ASIDE_SPEED + edge.seconds * (metres / edge.metres),
  crow: 0,
});

const sum = (a: Part, b: Part): Part => ({
  metres: a.metres + b.metres,
  seconds: a.seconds + b.seconds,
  crow: a.crow + b.crow,
});
const quickest = (ways: readonly Part[], bound: Bound): Part =>
  ways.reduce(
    (best, way) => (secondsOf(way, bound) < secondsOf(best, bound) ? way : best),
    ENDLESS,
  );
