import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import { userOf } from '../../http/permission.ts';
import { listAttempts } from '../imports/attempt-list.ts';
import { endAbandoned } from '../imports/attempts.ts';
import type { ImportRouteParts } from './import-parts.ts';

/** The calls under /admin/imports (rule admin-imports). */
export const importRoutes =
  ({ database, clock, guard }: ImportRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const db = database.requestKysely;
    app.addHook('onRequest', noStore);

    app.route({
      ...callRoute(app, 'GET /admin/imports', guard(ADMINISTRATION.view)),
      handler: async (request) => {
        const { before } = request.query;
        await endAbandoned(database, clock.now());
        return listAttempts(db, {
          before: before === undefined ? undefined : Number(before),
          userId: userOf(request).id,
        });
      },
    });
  };
