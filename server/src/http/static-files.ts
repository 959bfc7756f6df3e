import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The folder in which Vite's file names contain a hash of the content. */
export const HASHED = '/assets/';
const YEAR_SECONDS = 31_536_000;
export const HASHED_HEADERS = {
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
} as const;

/**
 * Serves the files of the web build except HTML pages and the server's rendering code, precompressed when there is a
 * compressed file beside the original.
 */
export async function registerStaticFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(webRoot)) return;
  await app.register(fastifyStatic, {
    root: webRoot,
    // One route per file, so that an unknown path gets the not-found page.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'server/**'],
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply) {
      const isHashed = reply.request.url.startsWith(HASHED);
      reply.headers(isHashed ? HASHED_HEADERS : { 'cache-control': 'no-cache' });
      // A worker is subject to the policy sent with its own file, and must be allowed the same requests as the page.
      reply.removeHeader('content-security-policy');
    },
  });
}
