/** The quickest routes on the roads (Dijkstra). */
import { secondsOf, type Bound, type Part } from './estimate.ts';
import type { Roads } from './roads.ts';

/** No route. */
export const ENDLESS: Part = { metres: Infinity, seconds: Infinity, crow: 0 };

/**
 * Finds the quickest route to every node from the best of several starts. Drivers take the
 * quickest: the shortest uses lanes beside the superstrada, and half of the time is 8 % too
 * short.
 * @param starts nodes, each with the route to it
 * @param bound how to count the parts with unknown roads
 * @returns the route to a node
 */
export function quickestWays(
  { leaving }: Pick<Roads, 'leaving'>,
  starts: readonly (Part & { node: number })[],
  bound: Bound,
): (node: number) => Part {
  const ways: Part[] = [];
  const seconds = new Float64Array(leaving.length).fill(Infinity);
  const open = new Heap();
  const reach = (node: number, way: Part) => {
    const found = secondsOf(way, bound);
    // Negated, so that a place without coordinates (NaN) also ends here.
    if (!(found < seconds[node]!)) return;
    ways[node] = way;
    seconds[node] = found;
    open.push({ node, seconds: found });
  };
  for (const { node, metres, seconds: time, crow } of starts)
    reach(node, { metres, seconds: time, crow });
  for (let next = open.pop(); next; next = open.pop()) {
    // A quicker route was found meanwhile.
    if (next.seconds > seconds[next.node]!) continue;
    const way = ways[next.node]!;
    for (const edge of leaving[next.node] ?? [])
      reach(edge.from === next.node ? edge.to : edge.from, {
        metres: way.metres + edge.metres,
        seconds: way.seconds + edge.seconds,
        crow: way.crow,
      });
  }
  return (node) => ways[node] ?? ENDLESS;
}

interface Item {
  node: number;
  seconds: number;
}

/** Heap of the reached nodes, quickest on top. */
class Heap {
  readonly #items: Item[] = [];

  push(item: Item): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (items[above]!.seconds <= item.seconds) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!last || items.length === 0) return top;
    let at = 0;
    for (;;) {
      const below = this.#nearer(2 * at + 1, 2 * at + 2);
      if (this.#secondsAt(below) >= last.seconds) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = last;
    return top;
  }

  #nearer(left: number, right: number): number {
    return this.#secondsAt(right) < this.#secondsAt(left) ? right : left;
  }

  #secondsAt(index: number): number {
    return this.#items[index]?.seconds ?? Infinity;
  }
}
