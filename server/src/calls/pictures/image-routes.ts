import { LRUCache } from 'lru-cache';
import { callRoute } from '../../http/call-route.ts';
import { notFound } from '../../errors.ts';
import { limit } from '../../http/limits/rate-limit.ts';
import { isKnown } from '../../http/prepared/send-prepared.ts';
import { findImage, type KeptImage } from '../../modules/images/repository.ts';
import type { Calls } from '../call-parts.ts';

/** Memory cache for stations' pictures, in bytes. Browsers and CDNs cache them too, so a small one is enough. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Milliseconds for which a picture is served from memory before checking that it is still shown. */
const KEPT_MS = 60_000;
const FILE = /^(?<hash>[\w-]{16,128})\.webp$/;

/**
 * GET /images/{hash}.webp: a picture, addressed by the hash of its bytes and therefore immutable. Users' pictures are
 * answered with `Cache-Control: private`, so that only browsers cache them, and are not kept in memory.
 */
export const imageRoutes: Calls<'db' | 'clock'> =
  ({ db, clock }) =>
  async (app) => {
    const limitMisses = limit(app, 'notFound');
    const kept = new LRUCache<string, KeptImage>({
      maxSize: KEPT_BYTES,
      ttl: KEPT_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
      sizeCalculation: ({ bytes }) => bytes.length + 1,
    });

    app.route<{ Params: { file: string } }>({
      ...callRoute(app, 'GET /images/:file'),
      handler: async (request, reply) => {
        const hash = FILE.exec(request.params.file)?.groups?.['hash'];
        const image = hash && (kept.get(hash) ?? (await findImage(db, hash)));
        if (!hash || !image) {
          await limitMisses.call(app, request, reply);
          throw notFound();
        }
        if (!image.is_personal) kept.set(hash, image);
        const etag = `"${hash}"`;
        const whose = image.is_personal ? 'private' : 'public';
        reply.headers({ etag, 'cache-control': `${whose}, max-age=31536000, immutable` });
        if (isKnown(request, etag)) return reply.code(304).send();
        return reply.type(image.media_type).send(image.bytes);
      },
    });
  };
