import type { Clock } from './clock.ts';
import { oneAtATime } from './one-at-a-time.ts';

const POLL_MS = 5_000;
/** Maximum delay of a Node timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Polled {
  clock: Clock;
  /** @param signal aborted when the polling stops */
  work(signal: AbortSignal): Promise<void>;
  /** Called after each run, successful or not: the milliseconds since 1970 at which work is due again. */
  nextAt(): Promise<number | undefined> | number;
  /** Called with the first error of a series of failing runs. */
  onError(error: unknown): void;
}

export interface Poller {
  /** Resolves after a run that began since; calls during a run share the next one. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs work each time it is woken, at the time that `nextAt` returned last, and every few seconds. */
export function poll({ clock, work, nextAt, onError }: Polled): Poller {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  const wakeAt = (at = 0): void => {
    clearTimeout(timer);
    const wait = at - clock.now().getTime();
    // Overdue work that could not be done waits for the next poll.
    if (signal.aborted || wait <= 0 || wait === Infinity) return;
    timer = setTimeout(() => void wake(), Math.min(wait, LONGEST_TIMER_MS)).unref();
  };
  const wake = oneAtATime(async () => {
    if (signal.aborted) return;
    try {
      try {
        await work(signal);
      } finally {
        wakeAt(await nextAt());
      }
      failing = false;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
    }
  });

  const polling = setInterval(() => void wake(), POLL_MS).unref();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(polling);
      clearTimeout(timer);
      await wake();
    },
  };
}
