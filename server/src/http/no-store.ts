import type { onRequestAsyncHookHandler } from 'fastify';

/** For answers that are about one visitor or one moment: nobody on the way keeps them. */
export const noStore: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};
