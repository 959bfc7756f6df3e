import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a PostgreSQL server whose other side can fall silent, without any connection being closed. */
export interface FrozenProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** Forwards nothing more: neither on the connections there are nor on new ones. */
  freeze(): void;
  /** Forwards again. */
  thaw(): void;
  /** Never forwards anything again on the connections there are, as after a firewall forgot them; new ones work. */
  forgetConnections(): void;
  /** Number of connections that clients hold open. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts the proxy. @param serverUrl postgres://… */
export async function openFrozenProxy(serverUrl: string): Promise<FrozenProxy> {
  const target = new URL(serverUrl);
  const pairs = new Set<Pair>();
  let frozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair = new Pair(client, upstream);
    pairs.add(pair);
    client.on('close', () => pairs.delete(pair));
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
    connections: () => pairs.size,
    async close() {
      for (const pair of pairs) pair.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards both ways while it is not paused. */
class Pair {
  readonly #sockets: readonly [Socket, Socket];
  #paused = false;
  #forgotten = false;
  #kept: (() => void)[] = [];

  constructor(client: Socket, upstream: Socket) {
    this.#sockets = [client, upstream];
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

  /** Reads all the time, so that a client that closes its connection is noticed. */
  #forward(from: Socket, to: Socket): void {
    const pass = (what: () => void) => (this.#paused ? this.#kept.push(what) : what());
    from.on('data', (chunk) => void pass(() => to.write(chunk)));
    from.on('close', () => void pass(() => to.destroy()));
    from.on('error', () => undefined);
  }
}
