import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { BaseLogger } from 'pino';

/** An address as some proxies write it: with its port, in brackets, in quotes. */
const ADORNED = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/u;
const HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** What a configuration says of proxies. */
type Trusted = { readonly trustProxy: readonly string[] };

/** Configurations of servers that a proxy stands in front of though they trust none. */
const proxied = new WeakSet<Trusted>();

/**
 * Tells whether a proxy seems to stand in front of this process while `TRUST_PROXY` names nobody (rule proxy-named): it was
 * sent a proxy's headers, and no visitor has come without them since. Anybody can send them.
 */
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
  let isWarned = false;
  app.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    const addresses = headers['x-forwarded-for'];
    if (isTrusting) {
      if (addresses) {
        headers['x-forwarded-for'] = String(addresses).split(',').map(bare).join(', ');
      }
    } else if (HEADERS.some((name) => name in headers)) {
      proxied.add(config);
      if (!isWarned)
        logger.warn(
          'X-Forwarded-… arrives without TRUST_PROXY: if a proxy sends it, all visitors count as one network',
        );
      isWarned = true;
    } else if (proxied.has(config) && isFromOutside(socket.remoteAddress)) {
      proxied.delete(config);
    }
    done();
  });
}

/** True for a visitor of the internet: what asks from beside the server may pass by its proxy. */
const isFromOutside = (address = ''): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const bare = (entry: string): string => {
  const [, bracketed, plain] = ADORNED.exec(entry.trim()) ?? [];
  return bracketed ?? plain ?? entry.trim();
};
