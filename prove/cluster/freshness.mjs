// Compares when each node shows a price with the time of its commit in PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises';
import { FUELS } from './people.mjs';

const EVERY_MS = 25;
/**
 * Time that a node may need to listen to the database again (rule board-refresh); after it the usual second applies.
 */
export const AGAIN_MS = 5_000;

/** Follows prices to the nodes. @param limitMs after which one is missing */
export function followPrices(nodes, limitMs) {
  /** `{ key, node, at }`: milliseconds since 1970 when the node showed the price with that key. */
  const seen = [];
  const missing = [];
  /** Times when the way to the database was broken, and how long a node may then need: `[from, to, againMs]`. */
  const troubles = [];
  const watch = async (node, { station, price, key }) => {
    const end = Date.now() + limitMs;
    while (Date.now() < end) {
      const shown = await priceAt(node, station);
      if (shown === price) return void seen.push({ key, node: node.name, at: Date.now() });
      // A node that did not answer is not late; another check covers its return.
      if (shown === undefined) return;
      await pause(EVERY_MS);
    }
    missing.push(`${node.name} did not show ${price} at ${station} within ${limitMs} ms`);
  };
  return {
    seen,
    missing,
    troubles,
    shown: (price) => Promise.all(nodes.map((node) => watch(node, price))),
    /** Runs an interruption of the way to the database. @param againMs how long a node may be late afterwards */
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
     * Returns the delays of the nodes: since the commits while the way was intact and, for the others, since its
     * repair.
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

/** @returns the price that a node shows; undefined without an answer, null without a price */
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
