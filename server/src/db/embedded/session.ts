import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Engine } from './engine.ts';
import { restarted, transactionTimeout } from './errors.ts';
import { fromText, toText, type QueryResult } from './values.ts';

/** Time limits of a session, in milliseconds; undefined: no limit. */
export interface Limits {
  statementMs: number | undefined;
  transactionMs: number | undefined;
}

/** Exclusive use of the embedded database, for a statement or a transaction. For Kysely it is a pooled client. */
export class Session implements PostgresPoolClient {
  readonly #engine: Engine;
  readonly #limits: Limits;
  readonly #life: number;
  readonly #watchdog: NodeJS.Timeout | undefined;
  readonly #free: () => void;
  #ended: Error | undefined;

  constructor(engine: Engine, limits: Limits, free: () => void) {
    this.#engine = engine;
    this.#limits = limits;
    this.#life = engine.life;
    this.#free = free;
    const { transactionMs } = limits;
    if (transactionMs) {
      this.#watchdog = setTimeout(
        () => this.#end(transactionTimeout(transactionMs)),
        transactionMs,
      );
    }
  }

  /**
   * Runs a statement.
   * @param values without values, the text may contain several statements, and the last one's result is returned
   * @throws DatabaseError
   */
  query<R>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  async query(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
    const results = await this.run(text, values);
    return results.at(-1)!;
  }

  /** @returns the result of each statement */
  async run(text: string, values: readonly unknown[] = []): Promise<QueryResult[]> {
    if (this.#ended) throw this.#ended;
    if (this.#life !== this.#engine.life) throw restarted('the transaction is lost');
    const statement = { text, values: values.length > 0 ? values.map(toText) : undefined };
    return (await this.#engine.run(statement, this.#limits.statementMs)).map(fromText);
  }

  release(): void {
    if (!this.#ended) this.#end(new Error('The session was given back'));
  }

  #end(reason: Error): void {
    this.#ended = reason;
    clearTimeout(this.#watchdog);
    if (this.#life !== this.#engine.life || !this.#engine.inTransaction) return this.#free();
    void this.#engine
      .run({ text: 'rollback', values: undefined }, this.#limits.statementMs)
      .catch(() => undefined)
      .then(this.#free);
  }
}
