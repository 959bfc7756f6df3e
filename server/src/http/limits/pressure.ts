import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Overloaded } from '../../errors.ts';

/** How busy this process is (rule busy-server). Imports pause first, then writes are refused; reads never are. */
export interface Pressure {
  /** Mean delay of the event loop in the last sample, in milliseconds. */
  delayMs(): number;
}

/** Delays in milliseconds beyond which imports pause, and writes are refused. */
const PAUSE_IMPORTS_MS = 50;
const REFUSE_WRITES_MS = 250;
/**
 * Concurrent writes that a busy process still accepts: a person among few is never refused, and these writes delay the
 * event loop far less than the limit for refusing others (decision 0016).
 */
export const WRITES_WHEN_BUSY = 8;
const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 10;
const RETRY_AFTER_SECONDS = 10;
/** Maximum samples that an import waits before each transaction, so that it also finishes under lasting load. */
const PAUSES_MAX = 10;

/**
 * Measures the event loop's delay until `stop`.
 * @param sampleMs milliseconds between samples
 */
export function measurePressure(sampleMs = SAMPLE_MS): Pressure & { stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delay = 0;
  let began = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Without a measurement, the event loop was blocked for the whole sample.
    delay = histogram.count === 0 ? now - began : histogram.mean / 1e6 - RESOLUTION_MS;
    began = now;
    histogram.reset();
  }, sampleMs).unref();
  return {
    delayMs: () => delay,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * Refuses a write while the process is too busy.
 * @param underWay number of other writes in progress
 * @throws Overloaded beyond `WRITES_WHEN_BUSY`
 */
export function refuseWhenBusy(pressure: Pressure, underWay: number): void {
  const delayMs = pressure.delayMs();
  if (delayMs <= REFUSE_WRITES_MS || underWay < WRITES_WHEN_BUSY) return;
  const values = { event_loop_delay: `${Math.round(delayMs)} ms`, writes_under_way: underWay };
  throw new Overloaded(RETRY_AFTER_SECONDS, 'the event loop is late for writes', values);
}

/**
 * Makes the function that delays an import while the process is busy, by at most `PAUSES_MAX` samples.
 * @param sampleMs milliseconds between checks
 * @returns a function that returns whether the process is calm, and rejects when the signal is aborted meanwhile
 */
export const waitWhileBusy =
  (pressure: Pressure, sampleMs = SAMPLE_MS) =>
  async (signal: AbortSignal): Promise<boolean> => {
    for (
      let pauses = 0;
      pauses < PAUSES_MAX && pressure.delayMs() > PAUSE_IMPORTS_MS;
      pauses += 1
    ) {
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      await pause(sampleMs, undefined, { signal });
    }
    return pressure.delayMs() <= PAUSE_IMPORTS_MS;
  };
