import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import type { GuestTokens } from '../../modules/guests/tokens.ts';

export interface GuestRouteParts {
  tokens: GuestTokens;
  /** Hours a guest token is valid: the current value of the setting. */
  guestHours(): number;
}

/** POST /guest/access (rule guest-access): issues a guest token. */
export const guestRoutes =
  ({ tokens, guestHours }: GuestRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);
    app.route({
      ...callRoute(app, 'POST /guest/access'),
      handler: async (request) =>
        tokens.issue({
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          hours: guestHours(),
        }),
    });
  };
