import type { onRequestAsyncHookHandler } from 'fastify';

/** A hook that forbids caching, for answers that depend on the visitor or the moment. */
export const noStore: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};
