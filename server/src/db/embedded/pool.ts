import type { PostgresPool } from 'kysely';
import { STATEMENT_LIMIT_MS, TRANSACTION_LIMIT_MS, type DatabaseLogger } from '../database.ts';
import { refuseInsideTransaction } from '../open-transaction.ts';
import { EmbeddedEngine, type Engine, type StartEngine } from './engine.ts';
import { Session, type Limits } from './session.ts';
import type { QueryResult } from './values.ts';
import type { WorkerOptions } from './wire.ts';

interface Listener {
  onNotice: (payload: string) => void;
  onReconnect: (() => void) | undefined;
}

const NO_LIMITS: Limits = { statementMs: undefined, transactionMs: undefined };

/** The embedded database as a pool with a single session, granted in turn. Kysely and pg-boss share it. */
export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  readonly #engine: Engine;
  readonly #limits: Limits;
  readonly #listeners = new Map<string, Set<Listener>>();
  #last: Promise<void> = Promise.resolve();

  constructor(
    options: WorkerOptions,
    logger: DatabaseLogger,
    limits: Partial<Limits> = {},
    startEngine: StartEngine = (...how) => new EmbeddedEngine(...how),
  ) {
    this.#limits = {
      statementMs: STATEMENT_LIMIT_MS,
      transactionMs: TRANSACTION_LIMIT_MS,
      ...limits,
    };
    const onNotice = (channel: string, payload: string) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onNotice(payload);
    };
    const onRestart = () => void this.#listenAgain().catch(() => undefined);
    this.#engine = startEngine(options, { onNotice, onRestart }, logger);
  }

  /** Resolves when the database is open; rejects when it could not be opened. */
  get ready(): Promise<void> {
    return this.#engine.ready;
  }

  /** The same pool without limits. */
  get withoutTimeouts(): PostgresPool {
    return { options: {}, connect: () => this.connect(NO_LIMITS), end: () => this.end() };
  }

  /** Waits for the session. @throws Error inside an open transaction, where it would deadlock */
  async connect(limits: Limits = this.#limits): Promise<Session> {
    refuseInsideTransaction();
    const before = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    await before;
    return new Session(this.#engine, limits, turn.resolve);
  }

  async query<T>(text: string, values?: readonly unknown[]): Promise<QueryResult<T>> {
    return (await this.#once(text, values)).at(-1) as QueryResult<T>;
  }

  /** Runs several statements. @returns the result of each */
  async exec(text: string): Promise<QueryResult[]> {
    return await this.#once(text);
  }

  /** Runs one statement without time limits. */
  async maintain(text: string): Promise<QueryResult> {
    return (await this.#once(text, [], NO_LIMITS)).at(-1)!;
  }

  /** Runs work between two transactions: all others wait. */
  async whileQuiet(work: () => Promise<void>): Promise<void> {
    const session = await this.connect(NO_LIMITS);
    try {
      await work();
    } finally {
      session.release();
    }
  }

  /** Listens to a channel's notifications. @returns a function that stops listening */
  async listen(
    channel: string,
    onNotice: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>> {
    const listener = { onNotice, onReconnect };
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    await this.exec(`listen ${quoted(channel)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !this.#listeners.delete(channel)) return;
      await this.exec(`unlisten ${quoted(channel)}`);
    };
  }

  async end(): Promise<void> {
    await this.#engine.close();
  }

  async #once(text: string, values?: readonly unknown[], limits?: Limits): Promise<QueryResult[]> {
    const session = await this.connect(limits);
    try {
      return await session.run(text, values);
    } finally {
      session.release();
    }
  }

  async #listenAgain(): Promise<void> {
    for (const [channel, listeners] of this.#listeners) {
      await this.exec(`listen ${quoted(channel)}`);
      for (const { onReconnect } of listeners) onReconnect?.();
    }
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
