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
import { headOfMissing, headOfShell } from './heads/head-of-page.ts';
import { pageHeads } from './page-heads.ts';
import { winnersOf } from './winners.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Pages that show the winners; their HTML includes the data. */
const WITH_WINNERS: readonly string[] = ['/', '/home'];
/** The page that the service worker caches: without data, and with its own Content-Security-Policy. */
const SHELL_PATH = '/shell.html';

/** As of the API's: a CDN may hold it for a moment. Not 308, which browsers keep for good: a merge can be undone. */
const MOVED_CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** Brotli with a small window (64 KB): setting up the default of 4 MB costs more than compressing the page. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const encode: Record<Encoding, (html: Buffer) => Buffer | Promise<Buffer>> = {
  identity: (html) => html,
  br: (html) => compressBrotli(html, { params: BROTLI }),
  gzip: (html) => compressGzip(html),
};

interface Asked {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}

export interface PageParts {
  config: Config;
  clock: Clock;
  board: Board;
  webRoot: string;
}

/**
 * Registers the routes of all pages. Each answers with the same built HTML and its own head.
 * @returns a function that sends the page, without winners, with status 404
 */
export async function registerPages(app: FastifyInstance, parts: PageParts): Promise<SendPage> {
  const { config, clock, board, webRoot } = parts;
  const template = await loadTemplate(webRoot);
  const winners = winnersOf(board, clock);
  const { publicUrl } = config;
  const findHead = pageHeads(board, publicUrl);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    head: string,
    carried?: string,
  ): Promise<FastifyReply> => {
    if (!template) throw new AppError(503, 'pages_not_built');
    const html = template.fill({ gallery: config.gallery, head, winners: carried });
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'content-security-policy': pagePolicy({
          scriptHashes: template.scriptHashes,
          mapOrigins: mapOrigins(board.settings.get('maps_api_key')),
          publicUrl,
        }),
      })
      .send(await encode[encoding](Buffer.from(html)));
  };

  const known = PAGES.filter(({ part }) => part === 'product' || config.gallery);
  for (const { path } of known) {
    const carries = WITH_WINNERS.includes(path);
    app.get<Asked>(path, { schema: { hide: true } }, async (request, reply) => {
      const { params, query } = request;
      const found = await findHead({ path, params, query });
      if (found.movedTo !== undefined) {
        const headers = { 'cache-control': MOVED_CACHE_CONTROL };
        return await reply.headers(headers).redirect(found.movedTo, 307);
      }
      reply.code(found.status);
      return await send(request, reply, found.head, carries ? winners() : undefined);
    });
  }
  app.get(SHELL_PATH, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, headOfShell(publicUrl)),
  );
  return (request, reply) => send(request, reply.code(404), headOfMissing('page', publicUrl));
}
