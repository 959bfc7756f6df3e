import pg from 'pg';
import type { DatabaseLogger } from '../database.ts';

interface Listener {
  onNotice: () => void;
  onReconnect: () => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const HEARTBEAT_MS = 15_000;

/** Listens to the notifications of all channels on a dedicated connection, and reconnects when it is lost. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #logger: DatabaseLogger;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #lost = false;
  #closed = false;

  constructor(config: pg.ClientConfig, logger: DatabaseLogger) {
    this.#config = { ...config, application_name: 'pieno-listen', keepAlive: true };
    this.#logger = logger;
  }

  /**
   * Listens to a channel. Does not fail when the server is unreachable: `onReconnect` is called once it is connected.
   * @returns a function that stops listening
   */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const heard = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, heard.add(listener));
    const client = this.#client;
    if (!client || this.#connecting) await (this.#connecting ??= this.#connect());
    else await this.#subscribe(client, channel).catch((error) => this.#lose(client, error));
    return async () => {
      heard.delete(listener);
      if (heard.size > 0 || !this.#listeners.delete(channel)) return;
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#connecting;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    const client = new pg.Client({
      ...this.#config,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
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
      this.#heartbeat = setInterval(() => {
        client.query('select 1').catch((error: unknown) => this.#lose(client, error));
      }, HEARTBEAT_MS).unref();
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

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#logger.warn({ err: error }, 'listening to the database was interrupted');
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
