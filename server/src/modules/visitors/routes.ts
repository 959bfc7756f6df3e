import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CurrentVisitorSchema } from '@pieno/contract/visitor.ts';
import { visitorOf } from '../../http/authentication.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';
import { presentVisitor } from './presenter.ts';

/** GET /auth/current-user (rule call-current-user): the visitor that the request's token identifies. */
export const visitorRoutes =
  (identify: onRequestAsyncHookHandler): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/auth/current-user',
      {
        onRequest: [noStore, identify],
        schema: {
          tags: ['visitors'],
          summary: 'Anonymous, guest or registered',
          security: [{}, { guest: [] }, { bearer: [] }],
          response: { 200: CurrentVisitorSchema, ...refusals(401, 503) },
        },
      },
      async (request) => presentVisitor(visitorOf(request)),
    );
  };
