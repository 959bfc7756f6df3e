import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a PostgreSQL server: its other side can fall silent, without any connection being closed, be far away, and cut connections. */
export interface FrozenProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** Forwards nothing more: neither on the connections there are nor on new ones. */
  freeze(): void;
  /** Forwards again. */
  thaw(): void;
  /** Never forwards anything again on the connections there are, as after a firewall forgot them; new ones work. */
  forgetConnections(): void;
  /** Each way takes so many milliseconds longer from now on. */
  delay(milliseconds: number): void;
  /** Cuts all connections as a crashed machine does. */
  reset(): void;
  /** Says to the clients, or to the database, that nothing more comes, and goes on listening. */
  halfClose(towards: 'client' | 'database'): void;
  /** Number of connections that clients hold open. */
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
    // What a client says last arrives, though late.
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

/** Forwards both ways while it is not paused. */
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

  /** Reads all the time, so that a client that closes its connection is noticed. */
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
