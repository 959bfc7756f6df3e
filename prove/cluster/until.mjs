import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until a condition holds.
 * @returns the milliseconds that it took
 * @throws when it does not hold in time
 */
export async function until(holds, { what, limitMs, everyMs = 50 }) {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > limitMs) throw new Error(`not within ${limitMs} ms: ${what}`);
    await pause(everyMs);
  }
  return performance.now() - began;
}
