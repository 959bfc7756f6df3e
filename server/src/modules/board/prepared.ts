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
  /** Hash of the bytes before any encoding: two answers that say the same share it. */
  readonly hash: string;
};

/**
 * Browsers ask again each time and usually hear 304; a CDN may keep an answer for ten seconds, and for a
 * day when this server is away.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-if-error=86400';

/** The hash under which equal JSON answers are recognised. */
export const hashOf = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 22);

/**
 * Encodes an answer in every way a client may accept it, off the main thread.
 * @param json the answer's text, already checked against its schema
 */
export async function prepare(json: string): Promise<Prepared> {
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
    identity: represent(body, hash, 'identity'),
    br: represent(br, hash, 'br'),
    gzip: represent(gz, hash, 'gzip'),
  };
}

function represent(body: Buffer, hash: string, encoding: Encoding): Representation {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  return {
    body,
    etag,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': CACHE_CONTROL,
      vary: 'Accept-Encoding',
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  };
}
