import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import { unavailable } from '../errors.ts';
import { prepare, type Prepared } from '../prepared/prepared.ts';
import { sendPrepared } from '../http/prepared/send-prepared.ts';
import type { Board } from '../modules/board/board.ts';
import { absolute } from './heads/head-markup.ts';
import { sitemapEntries, writeSitemap } from './sitemap.ts';

/** Crawlers come every few hours; a CDN may cache the answer meanwhile. */
const CACHE_CONTROL = 'public, max-age=3600';
const SITEMAP_PATH = '/sitemap.xml';
/** Paths for single visitors or programs. Pictures are allowed: messengers that obey these rules fetch them. */
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

/** GET /robots.txt and /sitemap.xml (rule page-sitemap). */
export async function registerCrawlerFiles(
  app: FastifyInstance,
  { board, publicUrl }: CrawlerParts,
): Promise<void> {
  const robots = await prepare(robotsText(publicUrl), CACHE_CONTROL, 'text/plain; charset=utf-8');
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    sendPrepared(request, reply, robots);
  });
  if (!publicUrl) return;
  const sitemap = sitemapOf(board, publicUrl);
  app.get(SITEMAP_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!board.madeAt) throw unavailable();
    sendPrepared(request, reply, await sitemap());
    return reply;
  });
}

/** @returns a function that returns the sitemap, rewritten when the board has changed */
function sitemapOf(board: Board, publicUrl: string): () => Promise<Prepared> {
  let version: number | undefined;
  let file: Promise<Prepared> | undefined;
  return async () => {
    if (!file || version !== board.version) {
      version = board.version;
      const text = writeSitemap(sitemapEntries(board.stations.all()), publicUrl);
      file = prepare(text, CACHE_CONTROL, 'application/xml');
    }
    return await file;
  };
}

function robotsText(publicUrl: string | undefined): string {
  const sitemap = publicUrl ? ['', `Sitemap: ${absolute(SITEMAP_PATH, publicUrl)}`] : [];
  const rules = [`Allow: ${API_BASE}/images/`, ...CLOSED_PATHS.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, ...sitemap, ''].join('\n');
}
