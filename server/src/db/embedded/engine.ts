import { Worker } from 'node:worker_threads';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseLogger } from '../database.ts';
import { closed, databaseError, notOpen, restarted, statementTimeout } from './errors.ts';
import type { ServerMessage, Statement, TextResult, WorkerMessage, WorkerOptions } from './wire.ts';

/**
 * Megabytes for new objects in the database's thread, which only holds results in transit. The default takes three
 * times as much.
 */
const YOUNG_MB = 8;
/** For a process that must stay small and need not be fast. */
const YOUNG_FILLED_MB = 2;
const LONGEST_PAUSE_MS = 5_000;

interface Call {
  resolve(results: TextResult[]): void;
  reject(error: Error): void;
}

export interface EngineEvents {
  onNotice(channel: string, payload: string): void;
  /** Called after a restart with a new thread: session settings and LISTENs of the old one are lost. */
  onRestart(): void;
}

/** Runs the statements of an embedded database, one at a time. */
export interface Engine {
  /** Number of restarts; when it changes, open transactions are lost. */
  readonly life: number;
  /** Whether the database's one session is inside a transaction, as of the last answer. */
  readonly inTransaction: boolean;
  readonly ready: Promise<void>;
  /**
   * Runs a statement after all those before it.
   * @param limitMs maximum duration; undefined: no limit
   * @throws DatabaseError with PostgreSQL's message; 57014 after the limit; 57P01 when the thread ended meanwhile
   */
  run(statement: Statement, limitMs: number | undefined): Promise<TextResult[]>;
  /** Ends the engine after the statement in progress; waiting and later ones are rejected. */
  close(): Promise<void>;
}

export type StartEngine = (
  options: WorkerOptions,
  events: EngineEvents,
  logger: DatabaseLogger,
) => Engine;

/** Controls the embedded database's thread: runs one statement at a time, restarts the thread when it hangs or dies. */
export class EmbeddedEngine implements Engine {
  life = 0;
  inTransaction = false;
  readonly #options: WorkerOptions;
  readonly #events: EngineEvents;
  readonly #logger: DatabaseLogger;
  // A restart must not run in the context of the transaction whose statement caused it.
  readonly #atRoot = AsyncLocalStorage.snapshot();
  #worker: Worker | undefined;
  #ready: Promise<void>;
  #last: Promise<unknown> = Promise.resolve();
  #call: Call | undefined;
  #opened = false;
  #failures = 0;
  #closing: Promise<void> | undefined;

  constructor(options: WorkerOptions, events: EngineEvents, logger: DatabaseLogger) {
    this.#options = options;
    this.#events = events;
    this.#logger = logger;
    this.#ready = this.#start();
    this.#ready.catch(() => undefined);
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  run(statement: Statement, limitMs: number | undefined): Promise<TextResult[]> {
    const turn = this.#last.then(() => this.#send(statement, limitMs));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  close(): Promise<void> {
    this.#closing ??= this.#last.then(async () => {
      await this.#ready.catch(() => undefined);
      const worker = this.#worker;
      this.#worker = undefined;
      if (!worker) return;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close' satisfies ServerMessage);
      await ended;
    });
    return this.#closing;
  }

  async #send(statement: Statement, limitMs: number | undefined): Promise<TextResult[]> {
    if (this.#closing) throw closed();
    await this.#ready.catch((error: Error) => {
      throw notOpen(error.message);
    });
    const worker = this.#worker;
    if (!worker) throw closed();
    let limit: NodeJS.Timeout | undefined;
    try {
      return await new Promise<TextResult[]>((resolve, reject) => {
        this.#call = { resolve, reject };
        if (limitMs) limit = setTimeout(() => this.#replace(statementTimeout(limitMs)), limitMs);
        worker.postMessage(statement satisfies ServerMessage);
      });
    } finally {
      this.#call = undefined;
      clearTimeout(limit);
    }
  }

  #start(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#options,
      name: 'pieno-database',
      resourceLimits: {
        maxYoungGenerationSizeMb: this.#options.filled ? YOUNG_FILLED_MB : YOUNG_MB,
      },
    });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      let failure = new Error('the thread ended');
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') {
          this.#opened = true;
          this.#failures = 0;
          resolve();
        } else this.#hear(message);
      });
      worker.on('error', (error) => {
        failure = error as Error;
      });
      worker.once('exit', () => {
        reject(failure);
        if (worker !== this.#worker) return;
        this.#worker = undefined;
        if (this.#opened) this.#replace(restarted(failure.message));
      });
    });
  }

  #hear(message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
    if (message.kind === 'notice') return this.#events.onNotice(message.channel, message.payload);
    this.inTransaction = message.inTransaction;
    if (message.kind === 'results') this.#call?.resolve(message.results);
    else this.#call?.reject(databaseError(message.error));
  }

  #replace(reason: Error): void {
    const old = this.#worker;
    this.#worker = undefined;
    this.life += 1;
    this.inTransaction = false;
    this.#ready = this.#closing ? this.#end(old) : this.#openAgain(old, reason);
    this.#call?.reject(reason);
  }

  async #end(worker: Worker | undefined): Promise<void> {
    await worker?.terminate();
  }

  #openAgain(old: Worker | undefined, reason: Error): Promise<void> {
    const pause = this.#failures === 0 ? 0 : Math.min(2 ** this.#failures * 500, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#logger.error({ err: reason }, 'the embedded database restarts');
    const ready = this.#atRoot(async () => {
      // The old thread must be gone before a new one opens the same folder.
      await this.#end(old);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      await this.#start();
    });
    ready.then(
      () => this.#events.onRestart(),
      () => undefined,
    );
    return ready;
  }
}
