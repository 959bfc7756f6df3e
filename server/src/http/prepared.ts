import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** One representation of an answer: its bytes and all headers that belong to them. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** An answer made once and sent many times. */
export type Prepared = Readonly<Record<Encoding, Representation>> & {
  /** Hash of the bytes before any encoding: the same for answers with the same content. */
  readonly hash: string;
};

/**
 * Browsers revalidate each time and usually get 304; a CDN may serve an answer for ten seconds, and for a
 * day while this server fails.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-if-error=86400';

/** Computes the hash by which equal JSON answers are recognised. */
export const hashOf = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 22);

/**
 * Compresses an answer in every encoding a client may accept, off the main thread.
 * @param json the answer's text, already checked against its schema
 */
export async function prepare(json: string, cacheControl = CACHE_CONTROL): Promise<Prepared> {
  const body = Buffer.from(json);
  const hash = hashOf(json);
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: 9 }),
  ]);
  return {
    hash,
    identity: represent(body, hash, 'identity', cacheControl),
    br: represent(br, hash, 'br', cacheControl),
    gzip: represent(gz, hash, 'gzip', cacheControl),
  };
}

function represent(
  body: Buffer,
  hash: string,
  encoding: Encoding,
  cacheControl: string,
): Representation {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  return {
    body,
    etag,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  };
}
