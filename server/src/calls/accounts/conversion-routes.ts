import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { GUESTS } from '@pieno/contract/policies/guests.ts';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import { authorize } from '../../http/permission.ts';
import type { AccountParts } from '../../modules/accounts/engine.ts';
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
        authorize(request, GUESTS.convert, { id });
        return register(parts, registration, { id, data });
      },
    });
  };
