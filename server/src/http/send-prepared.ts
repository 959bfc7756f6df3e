import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Prepared, Representation } from './prepared.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The security headers of prepared JSON. */
    readonly protection?: Readonly<Record<string, string>>;
  }
}

/** Names the security headers that are merged into each prepared JSON answer, once (decision 0042). */
export function protectPrepared(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.decorateReply('protection', { getter: () => headers });
}

/**
 * Sends a prepared answer in the encoding the client prefers, or 304 when the client already has it. JSON is written past
 * the framework: hooks before the handler and `onResponse` see it; `onSend` does not, and headers that a hook sets are in
 * it only if set on `reply.raw`.
 */
export function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'code' | 'headers' | 'send' | 'hijack' | 'raw' | 'protection'>,
  prepared: Prepared,
): void {
  const encoding: Encoding = negotiateEncoding(request.headers['accept-encoding']);
  const representation = prepared[encoding];
  const { body, etag, headers } = representation;
  if (isKnown(request, etag)) {
    const { vary, 'cache-control': cacheControl } = headers;
    reply.code(304).headers({ etag, vary, 'cache-control': cacheControl }).send();
    return;
  }
  const lines = reply.protection && linesOf(representation, reply.protection);
  if (!lines) {
    reply.headers(headers).send(body);
    return;
  }
  reply.hijack();
  reply.raw.writeHead(200, lines);
  reply.raw.end(body);
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Names and values of a JSON answer's headers in turns, as Node writes them fastest; null for any other type. */
const merged = new WeakMap<Representation, string[] | null>();

function linesOf(
  representation: Representation,
  protection: Readonly<Record<string, string>>,
): string[] | null {
  const known = merged.get(representation);
  if (known !== undefined) return known;
  const isJson = representation.headers['content-type'] === JSON_TYPE;
  const lines = isJson ? Object.entries({ ...protection, ...representation.headers }).flat() : null;
  merged.set(representation, lines);
  return lines;
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
