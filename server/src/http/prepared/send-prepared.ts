import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Prepared } from '../../prepared/prepared.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { readyAnswer, type FreshHeader } from './ready-answer.ts';
import type { SecurityHeaders } from '../security-headers.ts';

type Headers = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyReply {
    readonly merged: SecurityHeaders;
  }
}

/** Headers of an answer besides those of its bytes. */
export interface OwnHeaders {
  /** Shared by many answers as one object, so that they are merged once for each. */
  kept: Headers;
  /** Changes with time; the same object as long as its value is the same. */
  fresh: FreshHeader;
}

/** Sets the security headers that are merged into each prepared answer, once (decision 0042). */
export function protectPrepared(app: FastifyInstance, protection: SecurityHeaders): void {
  app.decorateReply('merged', { getter: () => protection });
}

/**
 * Sends a prepared answer in the encoding the client prefers, or 304 when the client already has it. The bytes bypass
 * the framework: hooks before the handler and `onResponse` run; `onSend` does not, and headers that a hook sets are
 * sent only if set on `reply.raw`.
 * @param own headers besides those of the bytes; they replace a security header of the same name
 */
export function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'code' | 'headers' | 'send' | 'hijack' | 'raw' | 'merged'>,
  prepared: Prepared,
  own?: OwnHeaders,
): void {
  const representation = prepared[negotiateEncoding(request.headers['accept-encoding'])];
  const { etag, headers } = representation;
  if (isKnown(request, etag)) {
    const { vary, 'cache-control': cacheControl } = headers;
    const named = { etag, vary, 'cache-control': cacheControl };
    reply
      .code(304)
      .headers({ ...inRecord(own), ...named })
      .send();
    return;
  }
  const { merged, raw } = reply;
  const answer = readyAnswer(representation, merged, own?.kept);
  reply.hijack();
  raw.writeHead(200, own ? answer.lines.concat(own.fresh) : answer.lines);
  raw.end(answer.body, 'latin1');
}

/** Returns all of an answer's own headers. */
export function inRecord(own: OwnHeaders | undefined): Headers {
  return own ? { ...own.kept, [own.fresh[0]]: own.fresh[1] } : {};
}

/** True when If-None-Match contains this ETag; weak comparison, as RFC 9110 §13.1.2 requires. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}
