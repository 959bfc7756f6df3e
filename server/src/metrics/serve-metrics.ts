import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { listenError } from '../listen-error.ts';
import { hasOperatorToken } from '../http/operator-token.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

/** Registers GET /metrics for callers with the operator's token; others get not-found. */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  config: Pick<Config, 'metricsToken'>,
): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!hasOperatorToken(request, config)) return reply.callNotFound();
    const { type, text } = await metrics.read();
    return reply.headers({ 'content-type': type, 'cache-control': 'no-store' }).send(text);
  });
}

/**
 * Serves the figures on a port of 127.0.0.1, without a token.
 * @param port 0 for any free one
 * @throws ListenError
 */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const place = { host: '127.0.0.1', port };
  server.listen(place);
  await once(server, 'listening').catch((error) => {
    throw listenError(error, { ...place, variable: 'METRICS_PORT' });
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
