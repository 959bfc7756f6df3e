import type { onRequestAsyncHookHandler } from 'fastify';
import { PAGE } from './answers.ts';

/**
 * A hook that lets a sign-in begin on a page of ours only: by a link elsewhere an account would be made for whoever
 * the provider knows. Who comes by one, or types the address, may press the button. Old browsers do not say where
 * they come from.
 */
export const beginsHere: onRequestAsyncHookHandler = async ({ headers }, reply) => {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') return reply.redirect(PAGE, 302);
};
