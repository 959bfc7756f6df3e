import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds for which the end of the process waits for work that was told to come to its own. */
export const GRACE_MS = 5_000;

/** Work that goes on after its request was answered, so that the answer's time tells nothing about it. */
export class Background {
  readonly #logger: Pick<FastifyBaseLogger, 'error'>;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(logger: Pick<FastifyBaseLogger, 'error'>) {
    this.#logger = logger;
  }

  /**
   * Begins work and does not wait for it; what it throws is logged.
   * @param what names the work in the log
   * @param work gets a signal that is aborted when the process stops
   */
  run(what: string, work: (signal: AbortSignal) => Promise<void>): void {
    const running = Promise.resolve()
      .then(() => work(this.#stopping.signal))
      .catch((error: unknown) => this.#logger.error({ err: error, what }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Tells what is under way to come to its end, and waits a moment for it. */
  async close(): Promise<void> {
    this.#stopping.abort();
    const moment = Promise.withResolvers<void>();
    const timer = setTimeout(moment.resolve, GRACE_MS);
    await Promise.race([this.settled(), moment.promise]);
    clearTimeout(timer);
  }
}
