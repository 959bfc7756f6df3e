// When each node shows a price, beside the instant of its commit that PostgreSQL has noted.
import { setTimeout as pause } from 'node:timers/promises';
import { FUELS } from './people.mjs';

const EVERY_MS = 25;
/** So long a node may need to listen to the database again (rule board-refresh): then a second is asked of it again. */
export const AGAIN_MS = 5_000;

/** Follows prices on their way to the nodes. @param limitMs after which one is missing */
export function followPrices(nodes, limitMs) {
  /** `{ key, node, at }`: milliseconds since 1970 at which the node showed what was said under the key. */
  const seen = [];
  const missing = [];
  /** Times in which the way to the database was broken, and how long a node may need then: `[from, to, againMs]`. */
  const troubles = [];
  const watch = async (node, { station, price, key }) => {
    const end = Date.now() + limitMs;
    while (Date.now() < end) {
      const shown = await priceAt(node, station);
      if (shown === price) return void seen.push({ key, node: node.name, at: Date.now() });
      // A node that was not there for a while is no late one: that it comes back is asked for elsewhere.
      if (shown === undefined) return;
      await pause(EVERY_MS);
    }
    missing.push(`${node.name} did not show ${price} at ${station} within ${limitMs} ms`);
  };
  return {
    seen,
    missing,
    troubles,
    shown: (word) => Promise.all(nodes.map((node) => watch(node, word))),
    /**
     * Does what breaks the way to the database, until it is whole again.
     * @param againMs for how long a node may be late then
     */
    trouble: async (act, againMs = AGAIN_MS) => {
      const trouble = [Date.now(), Infinity, againMs];
      troubles.push(trouble);
      try {
        return await act();
      } finally {
        trouble[1] = Date.now();
      }
    },
    /**
     * Returns what a node took, by the instants of the commits: after commits while the way was whole, and, after others,
     * since it was whole again.
     */
    delays: (commits, [from, to]) => {
      const whole = [];
      const after = [];
      for (const { key, at } of seen) {
        const commit = commits.get(key);
        if (commit === undefined || at < from || at > to) continue;
        const broken = troubles.filter(
          ([begin, end, again]) => begin <= at && end + again >= commit,
        );
        if (broken.length === 0) whole.push(at - commit);
        else after.push(at - Math.min(at, Math.max(commit, ...broken.map(([, end]) => end))));
      }
      return { whole, after };
    },
  };
}

/** @returns the price that a node shows; undefined when it does not answer, null when it shows none */
async function priceAt({ url }, station) {
  const signal = AbortSignal.timeout(5_000);
  return await fetch(`${url}/api/business/${station}`, { signal }).then(
    async (answer) => {
      const { prices } = await answer.json();
      return prices?.find(({ fuel_type: { id } }) => id === FUELS.owned)?.price ?? null;
    },
    () => undefined,
  );
}
