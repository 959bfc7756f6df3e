import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES } from '@pieno/contract/pages.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Board } from '../modules/board/board.ts';
import type { Encoding } from '../http/prepared.ts';
import { AppError } from '../http/errors.ts';
import { negotiateEncoding } from '../http/negotiate-encoding.ts';
import { loadTemplate } from './page-template.ts';
import { mapOrigins, pagePolicy } from '../http/security-headers.ts';
import { winnersOf } from './winners.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Pages that show the winners; their HTML includes the data. */
const WITH_WINNERS: readonly string[] = ['/', '/home'];
/** The page that the service worker caches: without data, and with its own Content-Security-Policy. */
const SHELL_PATH = '/shell.html';

/** Brotli with a small window (64 KB): setting up the default of 4 MB costs more than compressing the page. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const encode: Record<Encoding, (html: Buffer) => Buffer | Promise<Buffer>> = {
  identity: (html) => html,
  br: (html) => compressBrotli(html, { params: BROTLI }),
  gzip: (html) => compressGzip(html),
};

export interface PageParts {
  config: Config;
  clock: Clock;
  board: Board;
  webRoot: string;
}

/**
 * Registers the routes of all pages. Each answers with the same built HTML and a fresh nonce.
 * @returns a function that sends the page, without winners, with status 404
 */
export async function registerPages(app: FastifyInstance, parts: PageParts): Promise<SendPage> {
  const { config, clock, board, webRoot } = parts;
  const template = await loadTemplate(webRoot);
  const winners = winnersOf(board, clock);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    carried?: string,
  ): Promise<FastifyReply> => {
    if (!template) throw new AppError(503, 'pages_not_built');
    const nonce = randomBytes(16).toString('base64');
    const html = template.fill({ nonce, gallery: config.gallery, winners: carried });
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'content-security-policy': pagePolicy({
          nonce,
          scriptHashes: template.scriptHashes,
          mapOrigins: mapOrigins(board.settings.get('maps_api_key')),
          publicUrl: config.publicUrl,
        }),
      })
      .send(await encode[encoding](Buffer.from(html)));
  };

  const known = PAGES.filter(({ part }) => part === 'product' || config.gallery);
  for (const path of [...known.map((page) => page.path), SHELL_PATH]) {
    const carries = WITH_WINNERS.includes(path);
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      send(request, reply, carries ? winners() : undefined),
    );
  }
  return (request, reply) => send(request, reply.code(404));
}
