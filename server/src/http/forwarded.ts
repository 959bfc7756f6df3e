import type { FastifyInstance } from 'fastify';
import type { BaseLogger } from 'pino';

/** An address as some proxies write it: with its port, in brackets, in quotes. */
const ADORNED = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/u;
const HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** What a configuration says of proxies. */
type Trusted = { readonly trustProxy: readonly string[] };

/** Configurations of servers that a proxy stands in front of though they trust none. */
const proxied = new WeakSet<Trusted>();

/** Tells whether this process was sent a proxy's headers while `TRUST_PROXY` names nobody (rule proxy-named). */
export const meetsProxy = (config: Trusted): boolean => proxied.has(config);

/**
 * Reads what proxies say of a request before anything counts it: each connection through one that adds ports would be a
 * network of its own. Where no proxy is trusted, the first one that shows is warned of.
 */
export function readForwarded(
  app: FastifyInstance,
  { config, logger }: { config: Trusted; logger: Pick<BaseLogger, 'warn'> },
): void {
  const isTrusting = config.trustProxy.length > 0;
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const addresses = headers['x-forwarded-for'];
    if (isTrusting && addresses) {
      headers['x-forwarded-for'] = String(addresses).split(',').map(bare).join(', ');
    } else if (!isTrusting && !proxied.has(config) && HEADERS.some((name) => name in headers)) {
      proxied.add(config);
      logger.warn('X-Forwarded-… arrives without TRUST_PROXY: all visitors count as one network');
    }
    done();
  });
}

const bare = (entry: string): string => {
  const [, bracketed, plain] = ADORNED.exec(entry.trim()) ?? [];
  return bracketed ?? plain ?? entry.trim();
};
