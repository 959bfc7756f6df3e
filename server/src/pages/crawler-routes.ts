import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import { notFound, unavailable } from '../http/errors.ts';
import { prepare, type Prepared } from '../http/prepared.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import type { Board } from '../modules/board/board.ts';
import { absolute } from './heads/head-markup.ts';
import { partPath, sitemapParts, writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** Crawlers come every few hours; a CDN may hold the answer meanwhile. */
const CACHE_CONTROL = 'public, max-age=3600';
const INDEX_PATH = '/sitemap.xml';
/** What is of one visitor, or of programs. Pictures are fetched by messengers that keep to these rules. */
const CLOSED_PATHS = [
  `${API_BASE}/`,
  '/admin',
  '/gestore',
  '/settings',
  '/user-profile',
  '/login',
  '/register',
  '/forget-password',
  '/change-password',
  '/shell.html',
];

export interface CrawlerParts {
  board: Board;
  /** The product's own origin; without one there is no sitemap, whose addresses must be absolute. */
  publicUrl: string | undefined;
}

/** GET /robots.txt, /sitemap.xml and its parts (rule page-sitemap). */
export async function registerCrawlerFiles(
  app: FastifyInstance,
  { board, publicUrl }: CrawlerParts,
): Promise<void> {
  const robots = await prepareText(robotsText(publicUrl), 'text/plain; charset=utf-8');
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    sendPrepared(request, reply, robots);
  });
  if (!publicUrl) return;
  const fileOf = sitemapFiles(board, publicUrl);
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    if (!board.madeAt) throw unavailable();
    const file = await fileOf(name);
    if (!file) throw notFound();
    sendPrepared(request, reply, file);
    return reply;
  };
  app.get(INDEX_PATH, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, INDEX_PATH),
  );
  app.get<{ Params: { part: string } }>(
    partPath(':part(^\\d{1,4}$)'),
    { schema: { hide: true } },
    (request, reply) => send(request, reply, partPath(request.params.part)),
  );
}

/** @returns a function that returns a file by its path, written anew when the board has changed */
function sitemapFiles(
  board: Board,
  publicUrl: string,
): (path: string) => Promise<Prepared | undefined> {
  let version: number | undefined;
  let texts = new Map<string, () => string>();
  let files = new Map<string, Promise<Prepared>>();
  return async (path) => {
    if (version !== board.version) {
      version = board.version;
      const parts = sitemapParts(board.stations.all());
      texts = new Map([
        [INDEX_PATH, () => writeSitemapIndex(parts, publicUrl)],
        ...parts.map((part, index): [string, () => string] => [
          partPath(index + 1),
          () => writeSitemap(part, publicUrl),
        ]),
      ]);
      files = new Map();
    }
    const write = texts.get(path);
    const ready = files.get(path) ?? (write && prepareText(write(), 'application/xml'));
    if (ready) files.set(path, ready);
    return await ready;
  };
}

function robotsText(publicUrl: string | undefined): string {
  const sitemap = publicUrl ? ['', `Sitemap: ${absolute(INDEX_PATH, publicUrl)}`] : [];
  const rules = [`Allow: ${API_BASE}/images/`, ...CLOSED_PATHS.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, ...sitemap, ''].join('\n');
}

async function prepareText(text: string, type: string): Promise<Prepared> {
  const { hash, identity, br, gzip } = await prepare(text, CACHE_CONTROL);
  const typed = (answer: typeof identity) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': type },
  });
  return { hash, identity: typed(identity), br: typed(br), gzip: typed(gzip) };
}
