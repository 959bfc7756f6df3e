// Measures the latency of a server while it is busy with something else.
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './figures.mjs';

const EVERY_MS = 5;

/**
 * Requests an address repeatedly while `work` runs.
 * @returns the result of `work`, and the response times in milliseconds: median, 99th percentile, slowest
 */
export async function whileAsking(address, work) {
  let working = true;
  const times = [];
  const asking = (async () => {
    while (working) {
      const start = performance.now();
      const response = await fetch(address);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      times.push(performance.now() - start);
      await pause(EVERY_MS);
    }
  })();
  const result = await work().finally(() => (working = false));
  await asking;
  const ordered = times.toSorted((a, b) => a - b);
  const p99 = ordered[Math.floor(ordered.length * 0.99)];
  return { result, times: { p50: median(times), p99, slowest: ordered.at(-1) } };
}
