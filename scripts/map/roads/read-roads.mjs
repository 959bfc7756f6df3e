/** Reads the drivable roads of an extract as edges between two nodes, and the crossings of the covered area. */
import { metres } from '../map-lines.mjs';
import { drivable, isBarred } from './drivable.mjs';

/**
 * @param extract of `readExtract`
 * @param isCovered whether all roads at a position are in the extract
 * @returns edges, each from one node to the next: ends as ids, points, metres, seconds, `isOneWay` in the order of its
 *   ends; and crossings, where main roads leave or enter the covered area, as node id → { in, out }
 */
export function readRoads({ nodes, ways, points, isInside }, isCovered) {
  const barred = new Set(points.filter(({ tags }) => isBarred(tags)).map(({ id }) => id));
  const edges = [];
  const crossings = new Map();
  const isOpen = (ref) => nodes.has(ref) && !barred.has(ref);
  for (const { refs, tags } of ways.values()) {
    const road = drivable(tags);
    if (!road) continue;
    for (const [i, to] of refs.slice(1).entries()) {
      const from = refs[i];
      if (!isOpen(from) || !isOpen(to) || !(isInside(from) || isInside(to))) continue;
      const ends = road.forward ? [from, to] : [to, from];
      const isOneWay = !(road.forward && road.backward);
      const line = ends.map((ref) => nodes.get(ref));
      const length = metres(...line);
      edges.push({
        ends,
        points: line,
        metres: length,
        seconds: (length * 3.6) / road.speed,
        isOneWay,
      });
      if (road.isMain) addCrossing(crossings, ends, line.map(isCovered), isOneWay);
    }
  }
  return { edges, crossings };
}

function addCrossing(crossings, ends, [isFromHere, isToHere], isOneWay) {
  if (isFromHere === isToHere) return;
  const node = isFromHere ? ends[0] : ends[1];
  const { in: comesIn, out: goesOut } = crossings.get(node) ?? { in: false, out: false };
  crossings.set(node, {
    in: comesIn || isToHere || !isOneWay,
    out: goesOut || isFromHere || !isOneWay,
  });
}
