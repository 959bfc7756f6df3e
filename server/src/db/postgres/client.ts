import pg from 'pg';
import { noteConnectionError } from '../unavailable.ts';

export type Connection = pg.Client & Pick<Client, 'abandon' | 'lose'>;

/** Milliseconds after which a connection that is being ended is cut: a dead connection never confirms its end. */
const FAREWELL_MS = 1_000;

// The overloads of node-postgres are passed on unchanged.
// oxlint-disable-next-line typescript/no-explicit-any -- fits all of them
type Untyped = (...given: any[]) => any;

/**
 * A connection whose socket is always closed in the end: after an error, after a statement without an answer, and when
 * it was ended. node-postgres leaves the socket open in these cases, which keeps the process alive, and gives the
 * connection to the next caller, who would wait behind the unanswered statement.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('error', noteConnectionError);
    this.connection.once('error', () => this.connection.stream.destroy());
  }

  override query(...given: Parameters<Untyped>): ReturnType<Untyped> {
    const result: unknown = (super.query as Untyped).apply(this, given);
    if (result instanceof Promise) result.catch((error: Error) => this.#abandonAfter(error));
    return result;
  }

  override end(...given: Parameters<Untyped>): ReturnType<Untyped> {
    const cut = setTimeout(() => this.connection.stream.destroy(), FAREWELL_MS);
    this.connection.once('end', () => clearTimeout(cut));
    return (super.end as Untyped).apply(this, given);
  }

  /** Cuts the connection: what runs on it fails, and the pool does not hand it out again. */
  abandon(): void {
    void (super.end as Untyped).apply(this, []);
    this.connection.stream.destroy();
  }

  /** Cuts the idle connection as a network failure would: its pool drops it. */
  lose(): void {
    this.connection.stream.destroy(new Error('The connection was given up with others that died'));
  }

  #abandonAfter({ message }: Error): void {
    if (message === 'Query read timeout') this.abandon();
  }
}
