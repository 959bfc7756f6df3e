import { vi } from 'vitest';

const STEP_MS = 250;
/** Turns of the event loop before time passes: what is called at once has begun by then. */
const FIRST_TURNS = 10;

/**
 * Lets time pass, on timers that the test has faked, until something is settled. What needs more time than given never
 * settles, as the clocks stand still then: the test ends by its own limit.
 * @param withinMs the time that may pass
 * @returns what it resolves to
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
