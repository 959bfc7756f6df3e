import pg from 'pg';
import type { DatabaseLogger } from '../database.ts';
import { Client, type Connection } from './client.ts';

interface Listener {
  onNotice: () => void;
  onReconnect: () => void;
}

const FIRST_PAUSE_MS = 500;
/** An attempt that hangs takes five seconds more, in which the kernel retries three times. */
const LONGEST_PAUSE_MS = 2_000;
const HEARTBEAT_MS = 15_000;

/** Listens to the notifications of all channels on a dedicated connection, and reconnects when it is lost. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #logger: DatabaseLogger;
  readonly #heartbeatMs: number;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Connection | undefined;
  #connecting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #lost = false;
  #closed = false;

  /** @param heartbeatMs milliseconds between two checks of the connection */
  constructor(config: pg.ClientConfig, logger: DatabaseLogger, heartbeatMs = HEARTBEAT_MS) {
    this.#config = { query_timeout: 5_000, ...config, application_name: 'pieno-listen' };
    this.#logger = logger;
    this.#heartbeatMs = heartbeatMs;
  }

  /**
   * Listens to a channel. Does not fail when the server is unreachable: `onReconnect` is called once it is connected.
   * @returns a function that stops listening
   */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    const client = this.#client;
    if (!client || this.#connecting) await (this.#connecting ??= this.#connect());
    else await this.#subscribe(client, channel).catch((error) => this.#lose(client, error));
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !this.#listeners.delete(channel)) return;
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    await this.#connecting;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    const client: Connection = new Client(this.#config);
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('the connection ended')));
    client.on('notification', ({ channel }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onNotice();
    });
    this.#client = client;
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) {
        await this.#subscribe(client, channel);
      }
      this.#pauseMs = FIRST_PAUSE_MS;
      this.#askLater(client);
      if (this.#lost) this.#announce();
    } catch (error) {
      this.#lose(client, error);
    } finally {
      this.#connecting = undefined;
    }
  }

  async #subscribe(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  #askLater(client: Connection): void {
    this.#heartbeat = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#askLater(client),
        (error: unknown) => this.#lose(client, error),
      );
    }, this.#heartbeatMs).unref();
  }

  #lose(client: Connection, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#heartbeat);
    client.abandon();
    if (this.#closed) return;
    if (!this.#lost) this.#logger.warn({ err: error }, 'listening to the database was interrupted');
    this.#lost = true;
    this.#retry = setTimeout(() => {
      this.#connecting = this.#connect();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  #announce(): void {
    this.#lost = false;
    for (const listeners of this.#listeners.values()) {
      for (const { onReconnect } of listeners) onReconnect();
    }
  }
}
