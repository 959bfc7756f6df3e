// A server in front of the product that counts what it is asked, and can pretend a deploy: its
// service worker becomes another one.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

interface Deployment {
  origin: string;
  /** From now on the service worker is a newer one. */
  next(): void;
  /** How often an address was asked for. */
  asked(path: string): number;
  close(): void;
}

/** fetch has undone these, so they are not true of what is passed on. */
const UNDONE = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** Tests of a product that can be deployed anew under its visitors. */
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
  const server = createServer((incoming, answer) => {
    asked.push(incoming.url!);
    const pass = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => !UNDONE.includes(name));
      const body = Buffer.from(await response.arrayBuffer());
      const suffix = incoming.url === '/sw.js' ? `\n// ${version}` : '';
      answer.writeHead(response.status, Object.fromEntries(headers));
      answer.end(Buffer.concat([body, Buffer.from(suffix)]));
    };
    forward(incoming)
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
    asked: (path) => asked.filter((url) => url === path).length,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
