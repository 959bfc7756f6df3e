import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { GuestAccessSchema } from '@pieno/contract/visitor.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';
import type { GuestTokens } from './tokens.ts';

export interface GuestRouteParts {
  tokens: GuestTokens;
  limit: onRequestAsyncHookHandler;
  /** Hours a guest token is valid: the current value of the setting. */
  guestHours(): number;
}

/** POST /guest/access (rule guest-access): issues a guest token. */
export const guestRoutes =
  ({ tokens, limit, guestHours }: GuestRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/guest/access',
      {
        onRequest: [noStore, limit],
        schema: {
          tags: ['visitors'],
          summary: 'Temporary access for a guest',
          response: { 200: GuestAccessSchema, ...refusals(429, 503) },
        },
      },
      async (request) =>
        tokens.issue({
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          hours: guestHours(),
        }),
    );
  };
