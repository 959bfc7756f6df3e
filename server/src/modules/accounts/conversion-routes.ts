import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { visitorOf } from '../../http/authentication.ts';
import { callRoute } from '../../http/call-route.ts';
import { forbidden, unauthorized } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import type { AccountParts } from './engine.ts';
import { register } from './register.ts';

export interface ConversionRouteParts extends AccountParts {
  identify: onRequestAsyncHookHandler;
}

/**
 * POST /guest/convert-to-registered (rule guest-conversion): registers a guest and saves the guest data stored on the
 * phone.
 */
export const conversionRoutes =
  ({ identify, ...parts }: ConversionRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);
    app.route({
      ...callRoute(app, 'POST /guest/convert-to-registered', identify),
      handler: async (request) => {
        const { guest_id: id, guest_data: data, ...registration } = request.body;
        const visitor = visitorOf(request);
        if (visitor.type === 'anonymous') throw unauthorized(SENTENCES.notAuthenticated);
        // Already registered, or the body names another guest than the token.
        if (visitor.type !== 'guest' || visitor.id !== id) throw forbidden(SENTENCES.registration);
        return register(parts, registration, { id, data });
      },
    });
  };
