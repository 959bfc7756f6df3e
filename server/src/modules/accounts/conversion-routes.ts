import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ConversionSchema, SessionSchema } from '@pieno/contract/account.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { visitorOf } from '../../http/authentication.ts';
import { forbidden, unauthorized } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';
import type { AccountParts } from './engine.ts';
import { register } from './register.ts';

export interface ConversionRouteParts extends AccountParts {
  identify: onRequestAsyncHookHandler;
  limit: onRequestAsyncHookHandler;
}

/**
 * POST /guest/convert-to-registered (rule guest-conversion): registers a guest and saves the guest data stored on the
 * phone.
 */
export const conversionRoutes =
  ({ identify, limit, ...parts }: ConversionRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/guest/convert-to-registered',
      {
        onRequest: [noStore, limit, identify],
        schema: {
          tags: ['accounts'],
          summary: 'Make an account out of a guest and sign in',
          security: [{ guest: [] }],
          body: ConversionSchema,
          response: { 200: SessionSchema, ...refusals(401, 403, 422, 429, 503) },
        },
      },
      async (request) => {
        const { guest_id: id, guest_data: data, ...registration } = request.body;
        const visitor = visitorOf(request);
        if (visitor.type === 'anonymous') throw unauthorized(SENTENCES.notAuthenticated);
        // Already registered, or the body names another guest than the token.
        if (visitor.type !== 'guest' || visitor.id !== id) throw forbidden(SENTENCES.registration);
        return register(parts, registration, { id, data });
      },
    );
  };
