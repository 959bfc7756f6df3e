import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** One representation of an answer: its bytes and all headers that belong to them. */
export interface Representation {
  readonly body: Buffer;
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

/**
 * A window of 64 KB: with a larger one Brotli allocates tables of 33 MB for each answer, which costs ten times as much
 * as compressing it and saves nothing below 300 KB.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

/** Computes the hash by which equal JSON answers are recognised. */
export const hashOf = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 22);

/**
 * Compresses an answer in every encoding a client may accept, off the main thread.
 * @param text JSON, already checked against its schema, or another text
 */
export async function prepare(
  text: string,
  cacheControl = CACHE_CONTROL,
  type = JSON_TYPE,
): Promise<Prepared> {
  const body = Buffer.from(text);
  const hash = hashOf(text);
  const common = { 'content-type': type, 'cache-control': cacheControl };
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 9 }),
  ]);
  return {
    hash,
    identity: represent(alone(body), hash, 'identity', common),
    br: represent(alone(br), hash, 'br', common),
    gzip: represent(alone(gz), hash, 'gzip', common),
  };
}

/**
 * Compresses a page in the same way. Its uncompressed bytes are not kept: for a hundred pages they would take 16 MB,
 * for the few clients that accept no encoding.
 * @param text HTML
 */
export async function preparePage(text: string, cacheControl: string): Promise<Prepared> {
  const { hash, br, gzip, identity } = await prepare(text, cacheControl, HTML_TYPE);
  return { hash, br, gzip, identity: unpacked(br.body, identity) };
}

const unpacked = (packed: Buffer, { etag, headers }: Representation): Representation => ({
  etag,
  headers,
  get body() {
    return brotliDecompressSync(packed);
  },
});

/** Copies bytes out of their original buffer, which is up to four times as large and would be kept with them. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function represent(
  body: Buffer,
  hash: string,
  encoding: Encoding,
  common: Readonly<Record<string, string>>,
): Representation {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  return {
    body,
    etag,
    headers: {
      ...common,
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  };
}
