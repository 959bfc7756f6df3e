// A proxy in front of the product that counts requests, and can simulate a deployment by changing the service worker's
// source, a hanging server, or a third party that answers instead.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

interface Deployment {
  origin: string;
  /** Simulates a deployment: changes the service worker's source from now on. */
  next(): void;
  /** Delays every request until `thaw`, like a hanging server. */
  freeze(): void;
  thaw(): void;
  /** Answers the API's calls with this from now on, with 200. */
  answerInstead(type: string, body: string): void;
  asked(path: string): number;
  close(): void;
}

/** Headers that are wrong after `fetch` has decoded the body. */
const UNDONE = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** The fixture for a product that can be deployed anew while pages are open. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await deploy(`http://127.0.0.1:${process.env.E2E_PORT}`);
    await use(deployment);
    deployment.close();
  },
  baseURL: async ({ deployment }, use) => use(deployment.origin),
});

async function deploy(product: string): Promise<Deployment> {
  let version = 0;
  const asked: string[] = [];
  let instead: { type: string; body: string } | undefined;
  let thawed = Promise.withResolvers<void>();
  thawed.resolve();
  const server = createServer((incoming, answer) => {
    asked.push(incoming.url!);
    if (instead && incoming.url!.startsWith('/api/')) {
      answer.writeHead(200, { 'content-type': instead.type }).end(instead.body);
      return;
    }
    const pass = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => !UNDONE.includes(name));
      const body = Buffer.from(await response.arrayBuffer());
      const suffix = incoming.url === '/sw.js' ? `\n// ${version}` : '';
      answer.writeHead(response.status, Object.fromEntries(headers));
      answer.end(Buffer.concat([body, Buffer.from(suffix)]));
    };
    thawed.promise
      .then(() => forward(incoming))
      .then(pass)
      .catch(() => answer.writeHead(502).end());
  });
  const forward = ({ method, url, headers }: IncomingMessage) =>
    fetch(new URL(url!, product), {
      method: method!,
      headers: { accept: headers.accept ?? '*/*', 'user-agent': headers['user-agent'] ?? '' },
      redirect: 'manual',
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => void (version += 1),
    freeze: () => void (thawed = Promise.withResolvers<void>()),
    thaw: () => thawed.resolve(),
    answerInstead: (type, body) => void (instead = { type, body }),
    asked: (path) => asked.filter((url) => url === path).length,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
