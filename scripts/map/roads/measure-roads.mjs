/** Compares the shipped graph with all drivable roads, route by route. */
import { findWays } from '../../../web/src/features/position/ways/find-ways.ts';
import { roadsOf, toPoint } from '../../../web/src/features/position/ways/roads.ts';

/** Largest allowed error of 95 of 100 routes. */
export const MOST = 0.03;

/** @returns all roads as a searchable graph, before anything is joined or rounded */
export function wholeRoads({ edges, crossings, cover }) {
  const indexes = new Map();
  const at = new Map();
  const indexOf = (id, point) => {
    if (!indexes.has(id)) indexes.set(id, indexes.size);
    at.set(id, point);
    return indexes.get(id);
  };
  const whole = edges.map(({ ends, points, metres, seconds, isOneWay }) => ({
    from: indexOf(ends[0], points[0]),
    to: indexOf(ends[1], points.at(-1)),
    line: points.map((point) => toPoint(positionOf(point))),
    metres,
    seconds,
    isOneWay,
  }));
  const crossing = ([id, { in: leadsIn, out: leadsOut }]) => ({
    node: indexes.get(id),
    ...positionOf(at.get(id)),
    leadsIn,
    leadsOut,
  });
  const known = [...crossings].filter(([id]) => indexes.has(id)).map(crossing);
  return roadsOf(
    whole,
    cover.map((point) => toPoint(positionOf(point))),
    known,
  );
}

const positionOf = ([longitude, latitude]) => ({ longitude, latitude });

/** Most places to compare; a large extract has thousands. */
const MOST_PLACES = 400;

/**
 * Compares the routes from places to stations.
 * @param places, stations positions
 * @returns the number of routes, and the relative error that 95 of 100 do not exceed
 */
export function compare(shipped, whole, places, stations) {
  const targets = stations.map((station, id) => ({ id, ...station }));
  const every = Math.ceil(places.length / MOST_PLACES);
  const tried = places.filter((_, i) => i % every === 0);
  const errors = tried.flatMap((place) => {
    const right = findWays(whole, place, targets);
    return [...findWays(shipped, place, targets)].flatMap(([id, way]) => {
      const truth = right.get(id);
      if (way.isEstimate !== truth.isEstimate) return [Infinity];
      if (truth.isEstimate) return [];
      return [Math.abs(way.kilometres.low - truth.kilometres.low) / truth.kilometres.low];
    });
  });
  const sorted = errors.toSorted((a, b) => a - b);
  return {
    ways: sorted.length,
    median: sorted[sorted.length >> 1],
    p95: sorted[Math.floor(sorted.length * 0.95)],
  };
}
