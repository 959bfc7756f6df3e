/** The shortest ways on the roads (Dijkstra). */
import type { Roads } from './roads.ts';

/** A way of some length and time. */
export interface Length {
  metres: number;
  seconds: number;
}

/** The shortest way to each node: not a number where there is none. */
export interface Reached {
  metres: Float64Array;
  seconds: Float64Array;
}

/**
 * Finds the shortest way from the nearest of several starts to every node, and how long that way takes.
 * @param starts nodes, each with the way to it
 */
export function shortestWays(
  { leaving }: Pick<Roads, 'leaving'>,
  starts: readonly (Length & { node: number })[],
): Reached {
  const metres = new Float64Array(leaving.length).fill(Infinity);
  const seconds = new Float64Array(leaving.length).fill(Infinity);
  const open = new Heap();
  const reach = (node: number, way: Length) => {
    if (way.metres >= metres[node]!) return;
    metres[node] = way.metres;
    seconds[node] = way.seconds;
    open.push(node, way.metres);
  };
  for (const { node, ...way } of starts) reach(node, way);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, metres: soFar } = next;
    // A shorter way to it was found since it was put there.
    if (soFar > metres[node]!) continue;
    for (const edge of leaving[node] ?? []) {
      const far = edge.from === node ? edge.to : edge.from;
      reach(far, { metres: soFar + edge.metres, seconds: seconds[node]! + edge.seconds });
    }
  }
  return { metres, seconds };
}

/** The nodes that were reached, the nearest on top. */
class Heap {
  readonly #items: { node: number; metres: number }[] = [];

  push(node: number, metres: number): void {
    const items = this.#items;
    let at = items.push({ node, metres }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (items[above]!.metres <= metres) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = { node, metres };
  }

  pop(): { node: number; metres: number } | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!top || !last || items.length === 0) return top;
    let at = 0;
    for (;;) {
      const right = 2 * at + 2;
      const below =
        (items[right]?.metres ?? Infinity) < (items[right - 1]?.metres ?? Infinity)
          ? right
          : right - 1;
      if ((items[below]?.metres ?? Infinity) >= last.metres) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = last;
    return top;
  }
}
