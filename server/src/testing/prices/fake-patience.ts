import { vi } from 'vitest';

const STEP_MS = 250;
/** Turns of the event loop before time passes, so that immediate calls have begun. */
const FIRST_TURNS = 10;

/**
 * Advances faked timers until something settles. It never settles if it needs more time than given, because the clocks
 * then stand still; the test's own limit ends it.
 * @param withinMs the time that may pass
 * @returns its result
 */
export async function settledWithin<T>(withinMs: number, work: PromiseLike<T>): Promise<T> {
  let isSettled = false;
  const settled = Promise.resolve(work).finally(() => (isSettled = true));
  settled.catch(() => undefined);
  for (let turn = 0; turn < FIRST_TURNS; turn += 1) await aTurn();
  for (let passed = 0; passed < withinMs && !isSettled; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await aTurn();
  }
  return await settled;
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve));
