import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toPageAddress } from '@pieno/contract/page-address.ts';
import { PAGES } from '@pieno/contract/pages.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Board } from '../modules/board/board.ts';
import { liveProviders } from '../modules/social/clients.ts';
import { prepare, type Encoding } from '../prepared/prepared.ts';
import { AppError } from '../errors.ts';
import { negotiateEncoding } from '../http/prepared/negotiate-encoding.ts';
import { inRecord, sendPrepared } from '../http/prepared/send-prepared.ts';
import { headOfMissing, headOfShell } from './heads/head-of-page.ts';
import { answersFor, embed } from './page-answers.ts';
import { pageResolver } from './resolve-page.ts';
import { pageOwnHeaders } from './page-own-headers.ts';
import { loadPageFiles } from './page-files.ts';
import { loadRenderer } from './page-renderer.ts';
import { loadTemplate } from './page-template.ts';
import { PreparedPages } from './prepared-pages.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Redirects to /home or to the entry, and carries the answers of /home. */
const ROOT_PATH = '/';
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

/** As for the API: a CDN may cache it for a moment. Not 308, which browsers cache for good: a merge can be undone. */
const MOVED_CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

interface Asked {
  Params: Record<string, string>;
}

export interface PageParts {
  config: Config;
  clock: Clock;
  board: Board;
  webRoot: string;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Registers the routes of all pages. Those with content are prepared; all others are the same built HTML.
 * @returns a function that sends the page, without content, with status 404
 */
export async function registerPages(app: FastifyInstance, parts: PageParts): Promise<SendPage> {
  const { config, clock, board, webRoot, logger } = parts;
  const { publicUrl, gallery } = config;
  const providers = { providers: liveProviders(config.social) };
  const template = await loadTemplate(webRoot);
  const resolvePage = pageResolver(board, publicUrl);
  const render = template && (await loadRenderer(webRoot));
  const files = render && (await loadPageFiles(webRoot));
  const prepared =
    template &&
    render &&
    files &&
    new PreparedPages({
      board,
      clock,
      render,
      isGalleryOn: gallery,
      entryAnswers: [['/auth/social', await prepare(JSON.stringify(providers))]],
      fill: async ({ page, root, answers }) => {
        const { head = '' } = await resolvePage(page);
        return template.fill({ gallery, head, files: files.of(page), root, answers });
      },
      logger,
    });
  if (prepared) {
    const makeEager = () => void prepared.makeEager();
    board.events.on('made', makeEager);
    app.addHook('onReady', (done) => {
      makeEager();
      done();
    });
    app.addHook('onClose', async () => {
      board.events.off('made', makeEager);
      await prepared.close();
    });
  }

  const ownHeaders = pageOwnHeaders({
    board,
    clock,
    publicUrl,
    scriptHashes: template?.scriptHashes ?? [],
    styleHashes: files?.styleHashes ?? [],
    typeface: template?.typeface,
  });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    head: string,
    answers?: string,
  ): Promise<FastifyReply> => {
    if (!template) throw new AppError('unavailable', 'pages_not_built');
    reply.headers(inRecord(ownHeaders()));
    const html = template.fill({ gallery, head, answers });
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      })
      .send(await encode[encoding](Buffer.from(html)));
  };

  const known = PAGES.filter(({ part }) => part === 'product' || gallery);
  for (const { path } of known) {
    const answer = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const { params, url } = request;
      const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
      const found = await resolvePage(toPageAddress(path, Object.values(params)[0], query));
      if (found.movedTo !== undefined) {
        const headers = { 'cache-control': MOVED_CACHE_CONTROL };
        return await reply.headers(headers).redirect(found.movedTo, 307);
      }
      const page = found.status === 200 ? await prepared?.of(url) : undefined;
      if (page) {
        sendPrepared(request, reply, page, ownHeaders());
        return reply;
      }
      reply.code(found.status);
      const best = path === ROOT_PATH && (await answersFor(board, { kind: 'best', welcome: true }));
      return await send(request, reply, found.head, best ? embed(best) : undefined);
    };
    app.get<Asked>(path, { schema: { hide: true } }, (request, reply) => {
      const page = prepared?.ready(request.url);
      if (!page) return answer(request, reply);
      sendPrepared(request, reply, page, ownHeaders());
    });
  }
  app.get(SHELL_PATH, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, headOfShell(publicUrl)),
  );
  return (request, reply) => send(request, reply.code(404), headOfMissing('page', publicUrl));
}
