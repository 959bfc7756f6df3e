/** The quickest ways on the roads (Dijkstra). */
import { secondsOf, type Bound, type Part } from './estimate.ts';
import type { Roads } from './roads.ts';

/** Where there is no way. */
export const ENDLESS: Part = { metres: Infinity, seconds: Infinity, crow: 0 };

/**
 * Finds the quickest way from the nearest of several starts to every node. People take the quickest: the shortest leads
 * over lanes beside the superstrada, and is half of the time 8 % too short.
 * @param starts nodes, each with the way to it
 * @param bound what the part of a way counts whose roads are not known
 * @returns the way to a node
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
    // Written so that a place without coordinates, of which nothing is less, ends here.
    if (!(found < seconds[node]!)) return;
    ways[node] = way;
    seconds[node] = found;
    open.push({ node, seconds: found });
  };
  for (const { node, metres, seconds: time, crow } of starts)
    reach(node, { metres, seconds: time, crow });
  for (let next = open.pop(); next; next = open.pop()) {
    // A quicker way to it was found since it was put there.
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

/** The nodes that were reached, the nearest on top. */
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
