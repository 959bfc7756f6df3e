import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite names what lies here by its content. */
const HASHED = '/assets/';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves what the web build left in its folder, all but the page itself, in the compressed form that lies
 * beside a file where there is one.
 */
export async function registerStaticFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(webRoot)) return;
  await app.register(fastifyStatic, {
    root: webRoot,
    // One route a file, so that an unknown path is still a page that is not found.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply) {
      const isHashed = reply.request.url.startsWith(HASHED);
      reply.headers({
        'cache-control': isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      });
      // A worker lives under the policy of its own file, and must reach what its page may reach.
      reply.removeHeader('content-security-policy');
    },
  });
}
