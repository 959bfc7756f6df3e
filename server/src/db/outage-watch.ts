import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts to reach a database that does not answer. */
const PAUSE_MS = 1_000;

/** The database did not answer in time; the code is PostgreSQL's for a failed connection, so it counts as away. */
export class DatabaseTimeout extends Error {
  readonly code = '08006';
}

/**
 * Remembers that the database has stopped answering, until it answers again. So only the first request waits for a
 * database that hangs, and only once: what it asks afterwards, and what others ask, fails at once.
 */
export class OutageWatch {
  readonly #reach: (signal: AbortSignal) => Promise<unknown>;
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #closing = new AbortController();
  #silence: DatabaseTimeout | undefined;

  /** @param reach asks the database anything; resolves when it has answered */
  constructor(reach: (signal: AbortSignal) => Promise<unknown>) {
    this.#reach = reach;
  }

  /** The error with which to refuse work; undefined while the database answers. */
  get silence(): DatabaseTimeout | undefined {
    return this.#silence;
  }

  /** Reports that something had no answer in time; work that waits for a connection fails as well. */
  report(silence: DatabaseTimeout): void {
    if (this.#silence || this.#closing.signal.aborted) return;
    this.#silence = silence;
    for (const reject of this.#waiting) reject(silence);
    void this.#untilAnswered();
  }

  /** Waits for a connection, but not beyond the next silence. The connection may still arrive afterwards. */
  async orSilence<T>(connecting: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    try {
      return await Promise.race([connecting, promise]);
    } finally {
      this.#waiting.delete(reject);
    }
  }

  /** Stops trying to reach the database. */
  close(): void {
    this.#closing.abort();
  }

  async #untilAnswered(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await this.#reach(signal);
        this.#silence = undefined;
        return;
      } catch {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await pause(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
}
