/** Reduces a graph of roads: removes parts without a way in or out, and nodes without a choice of direction. */

/**
 * Keeps the largest part in which every node can be reached from every other; everything beyond the covered area counts
 * as one node.
 * @param crossings node → { in, out }
 */
export function onlyConnected(edges, crossings) {
  const [forth, back] = [new Map(), new Map()];
  const link = (a, b) => {
    forth.set(a, [...(forth.get(a) ?? []), b]);
    back.set(b, [...(back.get(b) ?? []), a]);
  };
  for (const { ends, isOneWay } of edges) {
    link(ends[0], ends[1]);
    if (!isOneWay) link(ends[1], ends[0]);
  }
  for (const [node, { in: comesIn, out }] of crossings) {
    if (comesIn) link(BEYOND, node);
    if (out) link(node, BEYOND);
  }
  const rest = new Set(edges.flatMap(({ ends }) => ends));
  let largest = new Set();
  while (rest.size > largest.size) {
    const [seed] = rest;
    const reached = reach(forth, seed);
    const part = reach(back, seed).intersection(reached);
    if (part.size > largest.size) largest = part;
    for (const node of part) rest.delete(node);
  }
  return edges.filter(({ ends }) => ends.every((node) => largest.has(node)));
}

const BEYOND = 'beyond';

function reach(links, seed) {
  const found = new Set([seed]);
  for (const node of found) for (const next of links.get(node) ?? []) found.add(next);
  return found;
}

/** Removes dead ends beyond the covered area. */
export function withoutStubs(edges, isKept) {
  for (let before = edges, after; ; before = after) {
    const degrees = new Map();
    for (const { ends } of before)
      for (const node of ends) degrees.set(node, (degrees.get(node) ?? 0) + 1);
    after = before.filter(
      ({ ends }) => !ends.some((node) => degrees.get(node) === 1 && !isKept(node)),
    );
    if (after.length === before.length) return after;
  }
}

/** Joins the two edges at each node without a junction. @param isKept whether a node must stay */
export function contract(edges, isKept) {
  const at = new Map();
  const put = (edge) =>
    edge.ends.forEach((node) => at.set(node, (at.get(node) ?? new Set()).add(edge)));
  edges.forEach(put);
  const open = new Set(edges);
  for (const [node, meeting] of at) {
    if (meeting.size !== 2 || isKept(node)) continue;
    const [first, second] = [...meeting];
    const joined = join(first, second, node);
    if (!joined) continue;
    for (const edge of [first, second]) {
      open.delete(edge);
      for (const end of edge.ends) at.get(end).delete(edge);
    }
    open.add(joined);
    put(joined);
  }
  return [...open];
}

/** Returns one edge for two that share a node; null for a loop, or if driving on is forbidden. */
function join(first, second, node) {
  if (first.isOneWay !== second.isOneWay || isLoop(first) || isLoop(second)) return null;
  const into = turned(first, first.ends[1] === node);
  const out = turned(second, second.ends[0] === node);
  if (!first.isOneWay) return merged(into, out);
  if (into === first && out === second) return merged(first, second);
  return first.ends[0] === node && second.ends[1] === node ? merged(second, first) : null;
}

const isLoop = ({ ends }) => ends[0] === ends[1];

const turned = (edge, isRight) =>
  isRight ? edge : { ...edge, ends: edge.ends.toReversed(), points: edge.points.toReversed() };

const merged = (a, b) => ({
  ends: [a.ends[0], b.ends[1]],
  points: [...a.points, ...b.points.slice(1)],
  metres: a.metres + b.metres,
  seconds: a.seconds + b.seconds,
  isOneWay: a.isOneWay,
});
