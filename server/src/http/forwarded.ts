import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { BaseLogger } from 'pino';

/** An address as some proxies write it: with a port, in brackets or in quotes. */
const ADORNED = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/u;
const HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** The part of the configuration about proxies. */
type Trusted = { readonly trustProxy: readonly string[] };

/** Configurations of servers that seem to be behind a proxy though they trust none. */
const proxied = new WeakSet<Trusted>();

/**
 * True when a proxy seems to be in front of this process while `TRUST_PROXY` is empty (rule proxy-named): requests
 * carried a proxy's headers, and no visitor has come without them since. Anybody can send such headers.
 */
export const meetsProxy = (config: Trusted): boolean => proxied.has(config);

/**
 * Reads the proxy headers before a request is counted: otherwise each connection through a proxy that adds ports would
 * count as another network. Without a trusted proxy, the first such header is logged as a warning.
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

/** True for a visitor from the internet; requests from beside the server may bypass its proxy. */
const isFromOutside = (address = ''): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const bare = (entry: string): string => {
  const [, bracketed, plain] = ADORNED.exec(entry.trim()) ?? [];
  return bracketed ?? plain ?? entry.trim();
};
