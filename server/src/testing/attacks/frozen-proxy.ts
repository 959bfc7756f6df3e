import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a PostgreSQL server. It can stop forwarding without closing connections, delay data, and cut
 * connections.
 */
export interface FrozenProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** Stops forwarding on existing and new connections. */
  freeze(): void;
  thaw(): void;
  /** Stops forwarding on existing connections for ever, as after a firewall forgot them; new ones work. */
  forgetConnections(): void;
  /** Delays each direction by so many milliseconds from now on. */
  delay(milliseconds: number): void;
  /** Cuts all connections as a crashed machine does. */
  reset(): void;
  /** Ends the stream to the clients, or to the database, and continues to listen. */
  halfClose(towards: 'client' | 'database'): void;
  /** Number of open connections of clients. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts the proxy. @param serverUrl postgres://… */
export async function openFrozenProxy(serverUrl: string): Promise<FrozenProxy> {
  const target = new URL(serverUrl);
  const pairs = new Set<Pair>();
  let frozen = false;
  let delayMs = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    const pair = new Pair(client, upstream, () => delayMs);
    pairs.add(pair);
    // The last data of a client arrives, though late.
    upstream.on('close', () => pairs.delete(pair));
    if (frozen) pair.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(serverUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze() {
      frozen = true;
      for (const pair of pairs) pair.pause();
    },
    thaw() {
      frozen = false;
      for (const pair of pairs) pair.resume();
    },
    forgetConnections() {
      for (const pair of pairs) pair.pause(true);
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    reset() {
      for (const pair of pairs) pair.reset();
    },
    halfClose(towards) {
      for (const pair of pairs) pair.end(towards);
    },
    connections: () => [...pairs].filter((pair) => pair.isHeld()).length,
    async close() {
      for (const pair of pairs) pair.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards both ways unless paused. */
class Pair {
  readonly #sockets: readonly [client: Socket, upstream: Socket];
  readonly #delayMs: () => number;
  #paused = false;
  #forgotten = false;
  #kept: (() => void)[] = [];

  constructor(client: Socket, upstream: Socket, delayMs: () => number) {
    this.#sockets = [client, upstream];
    this.#delayMs = delayMs;
    this.#forward(client, upstream);
    this.#forward(upstream, client);
  }

  pause(forGood = false): void {
    this.#paused = true;
    this.#forgotten ||= forGood;
  }

  resume(): void {
    if (this.#forgotten) return;
    this.#paused = false;
    for (const forward of this.#kept.splice(0)) forward();
  }

  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  isHeld(): boolean {
    return !this.#sockets[0].destroyed;
  }

  reset(): void {
    this.#sockets[0].resetAndDestroy();
  }

  end(towards: 'client' | 'database'): void {
    this.#sockets[towards === 'client' ? 0 : 1].end();
  }

  /** Reads continuously, so that a closed client connection is noticed. */
  #forward(from: Socket, to: Socket): void {
    const pass = (what: () => void) => {
      const delayMs = this.#delayMs();
      if (this.#paused) this.#kept.push(what);
      else if (delayMs > 0) setTimeout(what, delayMs);
      else what();
    };
    from.on('data', (chunk) => pass(() => to.write(chunk)));
    from.on('close', () => pass(() => to.destroy()));
    from.on('error', () => undefined);
  }
}
