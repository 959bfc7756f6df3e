import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Prepared } from './prepared.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/** Sends a prepared answer in the encoding the client prefers, or 304 when the client already has it. */
export function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'code' | 'headers' | 'send'>,
  prepared: Prepared,
): void {
  const encoding: Encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { body, etag, headers } = prepared[encoding];
  if (isKnown(request, etag)) {
    const { vary, 'cache-control': cacheControl } = headers;
    reply.code(304).headers({ etag, vary, 'cache-control': cacheControl }).send();
    return;
  }
  reply.headers(headers).send(body);
}

/** True when If-None-Match names this ETag; weak comparison, as RFC 9110 §13.1.2 requires. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}
