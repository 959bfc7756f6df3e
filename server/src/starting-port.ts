import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE } from '@pieno/contract/api.ts';
import { VERSION } from './version.ts';
import { unavailable } from './errors.ts';
import { answerOf } from './http/http-errors.ts';
import { isApiPath } from './http/not-found.ts';
import { plainPage } from './http/plain-page.ts';
import { securityHeaders } from './http/security-headers.ts';

export interface StartingPort {
  readonly number: number;
  /** Closes connections and port, which the server reopens at once; idempotent. */
  close(): Promise<void>;
}

const SENTENCE = 'Pieno si sta avviando: riprova tra qualche secondo.';

/**
 * Listens while the database is opened and migrated: the process is alive, but not ready (rule live-while-starting).
 * @throws the system's error when it cannot listen there
 */
export async function listenWhileStarting(
  { host, port }: { host: string; port: number },
  publicUrl: string | undefined,
): Promise<StartingPort> {
  const server = createServer({ requireHostHeader: false }, answerStarting(publicUrl));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    number: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerStarting(publicUrl: string | undefined): RequestListener {
  const { data, document } = securityHeaders(publicUrl);
  const json = { ...data, 'content-type': 'application/json; charset=utf-8' };
  const starting = JSON.stringify({ status: 'starting', version: VERSION });
  const { status, headers: again, body: problem } = answerOf(unavailable());
  const page = plainPage(SENTENCE);
  return ({ url = '/', method }, response) => {
    const path = url.split('?', 1)[0]!.replace(/\/$/, '');
    const isLive = path === `${API_BASE}/health`;
    const [headers, body] = isApiPath(path)
      ? [json, isLive ? starting : JSON.stringify(problem)]
      : [{ ...document, ...page.headers }, page.body];
    response.writeHead(isLive ? 200 : status, {
      ...headers,
      ...(!isLive && again),
      'cache-control': 'no-store',
      // The next request reaches the started server.
      connection: 'close',
      'content-length': Buffer.byteLength(body),
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}
