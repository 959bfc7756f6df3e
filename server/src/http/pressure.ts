import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { overloaded } from './errors.ts';

/** How busy this process is. Imports pause first, then writes are refused; reads are never shed. */
export interface Pressure {
  pauseImports(): boolean;
  refuseWrites(): boolean;
}

/** Mean delay of the event loop, in milliseconds, from which imports pause and writes are refused. */
const PAUSE_IMPORTS_MS = 50;
const REFUSE_WRITES_MS = 250;
const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 10;
const RETRY_AFTER_SECONDS = 10;
/** Samples an import waits at most before each batch: under lasting load it still comes to its end. */
const PAUSES_MAX = 10;

/**
 * Measures the event loop of this process until `stop`.
 * @param sampleMs milliseconds from one sample to the next
 */
export function measurePressure(sampleMs = SAMPLE_MS): Pressure & { stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    // Nothing counted: the loop was blocked for the whole sample.
    delay = histogram.count === 0 ? Infinity : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
  }, sampleMs).unref();
  return {
    pauseImports: () => delay > PAUSE_IMPORTS_MS,
    refuseWrites: () => delay > REFUSE_WRITES_MS,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** Refuses writes with 503 while the process is too busy for them. */
export function shedWrites(app: FastifyInstance, pressure: Pressure): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    done(!reads && pressure.refuseWrites() ? overloaded(RETRY_AFTER_SECONDS) : undefined);
  });
}

/**
 * Makes an import wait while the process is too busy for it, at most some seconds.
 * @param sampleMs milliseconds from one look to the next
 * @returns throws an error when the signal is aborted meanwhile
 */
export const untilCalm =
  (pressure: Pressure, sampleMs = SAMPLE_MS) =>
  async (signal: AbortSignal): Promise<void> => {
    for (let pauses = 0; pauses < PAUSES_MAX && pressure.pauseImports(); pauses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await pause(sampleMs, undefined, { signal });
    }
  };
