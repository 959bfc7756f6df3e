import { createServer, type RequestListener, type Server } from 'node:http';
import { API_BASE } from '@pieno/contract/api.ts';
import { VERSION } from '../version.ts';
import { unavailable } from './errors.ts';
import { plainPage } from './plain-page.ts';
import { securityHeaders } from './security-headers.ts';

/** A port on which the process answers before it can do more. */
export interface StartingPort {
  /**
   * Gives the open port to `listen` of the server that goes on: no connection meets a closed one. `close` then does nothing.
   */
  handOver(): { _handle: unknown };
  /** Closes the port; idempotent. */
  close(): void;
}

const SENTENCE = 'Pieno si sta avviando: riprova tra qualche secondo.';

/**
 * Listens while the database is opened and migrated: the process lives, and is not ready (rule live-while-starting).
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
  // Node takes the handle of an open server for `listen`, and names it so.
  const owner = server as Server & { _handle: unknown };
  return {
    handOver: () => {
      const { _handle } = owner;
      owner._handle = null;
      server.close();
      return { _handle };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerStarting(publicUrl: string | undefined): RequestListener {
  const { data, document } = securityHeaders(publicUrl);
  const json = { ...data, 'content-type': 'application/json; charset=utf-8' };
  const starting = JSON.stringify({ status: 'starting', version: VERSION });
  const { status, headers: again, body: problem } = unavailable();
  const page = plainPage(SENTENCE);
  return ({ url = '/', method }, response) => {
    const path = url.split('?', 1)[0]!;
    const isLive = path === `${API_BASE}/health`;
    const isApi = path === API_BASE || path.startsWith(`${API_BASE}/`);
    const [headers, body] = isApi
      ? [json, isLive ? starting : JSON.stringify(problem)]
      : [{ ...document, ...page.headers }, page.body];
    response.writeHead(isLive ? 200 : status, {
      ...headers,
      ...(!isLive && again),
      'cache-control': 'no-store',
      // The next request meets the server that goes on.
      connection: 'close',
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}
