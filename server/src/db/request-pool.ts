import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { DatabaseTimeout, OutageWatch } from './outage-watch.ts';

/** A connection that can be given up while a statement runs on it. */
export interface AbandonableClient extends PostgresPoolClient {
  /** Ends the statement in progress on the connection, if possible. */
  abandon?(): void;
}

/**
 * A pool for requests: waiting for a connection and for each answer has a limit. While the database does not answer, it
 * refuses at once.
 */
export class RequestPool implements PostgresPool {
  readonly options;
  readonly #pool: PostgresPool;
  readonly #watch: OutageWatch;

  constructor(pool: PostgresPool, watch: OutageWatch) {
    this.options = pool.options;
    this.#pool = pool;
    this.#watch = watch;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#watch.silence) throw this.#watch.silence;
    const connecting = this.#pool.connect();
    try {
      return new RequestClient(await this.#watch.untilConnected(connecting), this.#watch);
    } catch (error) {
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
  readonly #watch: OutageWatch;
  #silence: DatabaseTimeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(client: AbandonableClient, watch: OutageWatch) {
    this.#client = client;
    this.#watch = watch;
  }

  query<R>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  async query(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<unknown>> {
    if (this.#silence) throw this.#silence;
    const running = this.#client.query<unknown>(text, values);
    this.#running = running.catch(() => undefined);
    return await this.#watch.untilAnswered(running, (silence) => {
      this.#silence = silence;
      this.#client.abandon?.();
    });
  }

  release(): void {
    if (this.#silence) void this.#running.then(() => this.#client.release());
    else this.#client.release();
  }
}
