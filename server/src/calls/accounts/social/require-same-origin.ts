import type { onRequestAsyncHookHandler } from 'fastify';
import { PAGE } from './answers.ts';

/**
 * A hook that only lets a sign-in begin from our own pages: otherwise a link on another site could create an account
 * for anybody signed in with the provider. Requests from elsewhere, or with a typed address, are redirected to the
 * page with the buttons. Old browsers send no `Sec-Fetch-Site` header and are let through.
 */
export const requireSameOrigin: onRequestAsyncHookHandler = async ({ headers }, reply) => {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') return reply.redirect(PAGE, 302);
};
