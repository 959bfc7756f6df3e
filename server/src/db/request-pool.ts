import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseTimeout, type OutageWatch } from './outage-watch.ts';

/** A connection that can be given up while a statement runs on it. */
export interface AbandonableClient extends PostgresPoolClient {
  /** Ends what still runs on the connection, if that is possible. */
  abandon?(): void;
}

/**
 * A pool for work that somebody waits for: waiting for a connection and all that is done with it have one time limit.
 * While the database does not answer it refuses at once.
 */
export class RequestPool implements PostgresPool {
  readonly options;
  readonly #pool: PostgresPool;
  readonly #watch: OutageWatch;
  readonly #limitMs: number;

  /** @param limitMs milliseconds from asking for a connection to the answer of the last statement on it */
  constructor(pool: PostgresPool, watch: OutageWatch, limitMs: number) {
    this.options = pool.options;
    this.#pool = pool;
    this.#watch = watch;
    this.#limitMs = limitMs;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#watch.silence) throw this.#watch.silence;
    const deadline = new Deadline(this.#limitMs, (silence) => this.#watch.report(silence));
    const connecting = this.#pool.connect();
    try {
      const client = await deadline.orEnd(this.#watch.orSilence(connecting));
      return new RequestClient(client, deadline);
    } catch (error) {
      deadline.clear();
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

class RequestClient implements PostgresPoolClient {
  readonly #client: AbandonableClient;
  readonly #deadline: Deadline;
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: AbandonableClient, deadline: Deadline) {
    this.#client = client;
    this.#deadline = deadline;
  }

  query<R>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  async query(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<unknown>> {
    if (this.#deadline.passed) throw this.#deadline.passed;
    const running = this.#client.query<unknown>(text, values);
    this.#running = running.catch(() => undefined);
    try {
      return await this.#deadline.orEnd(running);
    } catch (error) {
      if (this.#deadline.passed) this.#client.abandon?.();
      throw error;
    }
  }

  /** Gives the connection back once nothing runs on it. */
  release(): void {
    this.#deadline.clear();
    if (this.#deadline.passed) void this.#running.then(() => this.#client.release());
    else this.#client.release();
  }
}

/** One time limit for several waits in sequence. */
class Deadline {
  passed: DatabaseTimeout | undefined;
  readonly #end = Promise.withResolvers<never>();
  readonly #timer: NodeJS.Timeout;

  constructor(limitMs: number, onPassed: (silence: DatabaseTimeout) => void) {
    this.#end.promise.catch(() => undefined);
    this.#timer = setTimeout(() => {
      this.passed = new DatabaseTimeout(`The database did not answer within ${limitMs} ms`);
      this.#end.reject(this.passed);
      onPassed(this.passed);
    }, limitMs);
  }

  orEnd<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#end.promise]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
