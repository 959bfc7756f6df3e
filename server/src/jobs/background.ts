import type { BaseLogger } from 'pino';

/** Milliseconds that shutdown waits for background work after aborting it. */
export const GRACE_MS = 5_000;

/** Runs work after its request was answered, so that the response time reveals nothing about it. */
export class Background {
  readonly #logger: Pick<BaseLogger, 'error'>;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(logger: Pick<BaseLogger, 'error'>) {
    this.#logger = logger;
  }

  /**
   * Starts work without waiting for it; an error is logged.
   * @param what name of the work in the log
   * @param work receives a signal that is aborted when the process stops
   */
  run(what: string, work: (signal: AbortSignal) => Promise<void>): void {
    const running = Promise.resolve()
      .then(() => work(this.#stopping.signal))
      .catch((error: unknown) => this.#logger.error({ err: error, what }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Aborts the work in progress and waits for it, at most `GRACE_MS`. */
  async close(): Promise<void> {
    this.#stopping.abort();
    const moment = Promise.withResolvers<void>();
    const timer = setTimeout(moment.resolve, GRACE_MS);
    await Promise.race([this.settled(), moment.promise]);
    clearTimeout(timer);
  }
}
