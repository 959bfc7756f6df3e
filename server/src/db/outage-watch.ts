import { setTimeout as pause } from 'node:timers/promises';
import type { LogEvent } from 'kysely';
import { ANSWER_LIMIT_MS, TURN_LIMIT_MS } from './database.ts';
import { NoConnection } from './unavailable.ts';

/** Milliseconds between two attempts to reach a database that does not answer. */
const PAUSE_MS = 1_000;

/** The result of work that exceeded its limit. */
const LATE = Symbol('late');

/**
 * The database did not answer in time; the code is PostgreSQL's for a failed connection, so the database counts as
 * unavailable.
 */
export class DatabaseTimeout extends Error {
  readonly code = '08006';
}

const silent = () =>
  new DatabaseTimeout(`The database did not answer within ${ANSWER_LIMIT_MS} ms`);

/**
 * Remembers that the database has stopped answering, until it answers again. So only the first request waits for a
 * hanging database, once; all later statements fail at once. While others get answers there is no outage: a request
 * without an answer has lost its connection, or waits in a crowd.
 */
export class OutageWatch {
  readonly #reach: (signal: AbortSignal) => Promise<unknown>;
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #closing = new AbortController();
  #silence: DatabaseTimeout | undefined;
  #answers = 0;
  /** Runs while a request waits for a connection; restarted by each answer. */
  #quiet: NodeJS.Timeout | undefined;

  /** @param reach sends the database any statement; resolves when it has answered */
  constructor(reach: (signal: AbortSignal) => Promise<unknown>) {
    this.#reach = reach;
  }

  /** The error with which to refuse work; undefined while the database answers. */
  get silence(): DatabaseTimeout | undefined {
    return this.#silence;
  }

  /** Records the database's answers; used as Kysely's log. */
  readonly hears = ({ level }: LogEvent): void => {
    if (level === 'error') return;
    this.#answers += 1;
    this.#quiet?.refresh();
  };

  /** Reports an outage; work that waits for a connection fails as well. */
  report(silence: DatabaseTimeout): void {
    if (this.#silence || this.#closing.signal.aborted) return;
    this.#silence = silence;
    for (const reject of this.#waiting) reject(silence);
    void this.#untilReached();
  }

  /**
   * Waits for a connection. It may still arrive afterwards.
   * @throws DatabaseTimeout when the database answers nobody; NoConnection when it has not come within `TURN_LIMIT_MS`
   */
  async untilConnected<T>(connecting: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    this.#quiet ??= setTimeout(() => this.#unlessAnswered(this.#answers), ANSWER_LIMIT_MS);
    try {
      const connected = await within(TURN_LIMIT_MS, Promise.race([connecting, promise]));
      if (connected === LATE) throw new NoConnection();
      return connected;
    } finally {
      this.#waiting.delete(reject);
      if (this.#waiting.size === 0) this.#stopListening();
    }
  }

  /**
   * Waits for the answer to a statement.
   * @param giveUp called before the error is thrown
   * @throws DatabaseTimeout when it has not come within `ANSWER_LIMIT_MS`; an outage, if nobody else had an answer
   * either
   */
  async untilAnswered<T>(
    running: Promise<T>,
    giveUp: (silence: DatabaseTimeout) => void,
  ): Promise<T> {
    const before = this.#answers;
    const answer = await within(ANSWER_LIMIT_MS, running);
    if (answer !== LATE) return answer;
    const silence = silent();
    giveUp(silence);
    if (this.#answers === before) this.report(silence);
    throw silence;
  }

  /** Stops the attempts to reach the database. */
  close(): void {
    this.#closing.abort();
  }

  #unlessAnswered(before: number): void {
    setImmediate(() => {
      if (this.#quiet && this.#answers === before) this.report(silent());
    });
  }

  #stopListening(): void {
    clearTimeout(this.#quiet);
    this.#quiet = undefined;
  }

  async #untilReached(): Promise<void> {
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

/**
 * Waits for work, at most `limitMs`. After this process was blocked, answers that have arrived are read before the
 * limit applies, because Node runs timers before sockets.
 */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | typeof LATE> {
  const { promise, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => setImmediate(resolve, LATE), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
