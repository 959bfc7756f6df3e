import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request carries the operator's token (`METRICS_TOKEN`) as `Authorization: Bearer …`.
 * @returns false for everyone when no token is configured
 */
export function hasOperatorToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { metricsToken }: { readonly metricsToken: string | undefined },
): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return given !== undefined && metricsToken !== undefined && isSame(given, metricsToken);
}

/** In constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
