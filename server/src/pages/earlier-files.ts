import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import send from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { notFound } from '../errors.ts';
import { limit } from '../http/limits/rate-limit.ts';
import { negotiateEncoding } from '../http/prepared/negotiate-encoding.ts';
import { HASHED, HASHED_HEADERS } from '../http/static-files.ts';
import { findBuiltFile, type BuiltFile } from '../modules/built-files/built-files.ts';

/** Bytes of recently requested files in memory, for pages that were left open. */
const KEPT_BYTES = 2e6;
const NAME = /^[\w.-]+$/u;
const decompress = promisify(brotliDecompress);

/**
 * Serves hashed files of earlier builds, which the database keeps (rule earlier-files). A request for a file that is
 * not in memory counts like one for an unknown address.
 */
export function registerEarlierFiles(
  app: FastifyInstance,
  { requestKysely }: Pick<Database, 'requestKysely'>,
): void {
  const kept = new LRUCache<string, BuiltFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const find = async (name: string): Promise<BuiltFile> => {
    const known = kept.get(name);
    if (known) return known;
    const found = NAME.test(name)
      ? await findBuiltFile(requestKysely, name).catch((error: unknown) => {
          if (!isDatabaseUnavailable(error)) throw error;
        })
      : undefined;
    if (!found) throw notFound();
    kept.set(name, found);
    return found;
  };
  const guard = limit(app, 'notFound');
  app.get<{ Params: { '*': string } }>(`${HASHED}*`, {
    schema: { hide: true },
    async preHandler(request, reply) {
      if (!kept.has(request.params['*'])) await guard.call(app, request, reply);
    },
    async handler(request, reply) {
      const name = request.params['*'];
      const { is_brotli, bytes } = await find(name);
      const isSent = is_brotli && negotiateEncoding(request.headers['accept-encoding']) === 'br';
      const type = send.mime.getType(name) ?? 'application/octet-stream';
      reply.removeHeader('content-security-policy');
      reply.headers({
        ...HASHED_HEADERS,
        'content-type': send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
        vary: 'accept-encoding',
        ...(isSent && { 'content-encoding': 'br' }),
      });
      return is_brotli && !isSent ? await decompress(bytes) : bytes;
    },
  });
}
