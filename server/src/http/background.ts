import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds that work has to finish when the process stops, before it is told to. */
const GRACE_MS = 5_000;

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
   */
  run(what: string, work: (signal: AbortSignal) => Promise<void>): void {
    const running = Promise.resolve()
      .then(() => work(this.#stopping.signal))
      .catch((error: unknown) => this.#logger.error({ err: error, what }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for what is under way; what takes too long is told to stop. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.#stopping.abort(), GRACE_MS);
    await Promise.all(this.#running);
    clearTimeout(timer);
  }
}
