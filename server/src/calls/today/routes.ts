import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { inTransaction } from '../../db/transaction.ts';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import { accountIdOf } from '../../http/permission.ts';
import { listActions } from '../actions/action-list.ts';
import { changeFuel } from '../imports/change-fuel.ts';
import { jobRoutes } from '../jobs/job-routes.ts';
import { peopleRoutes } from '../people/people-routes.ts';
import { priceEditRoutes } from '../prices/administered/price-routes.ts';
import { administratorOf, type AdministrationParts } from '../../http/administration-parts.ts';
import { queueRoutes } from '../queue/queue-routes.ts';
import { stationDetailsRoutes } from '../stations/administered/details-routes.ts';
import { settingRoutes } from '../settings/administered-routes.ts';
import { stationEditRoutes } from '../stations/administered/station-routes.ts';
import { searchStations } from '../stations/administered/station-search.ts';
import { findToday } from './today.ts';

/** The calls under /admin (rule admin-access). */
export const administrationRoutes =
  (parts: AdministrationParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock, guard, personHash, reach } = parts;
    app.addHook('onRequest', noStore);

    app.route({
      ...callRoute(app, 'GET /admin/today', guard(ADMINISTRATION.view)),
      // In one go: the embedded database would put steps of other work between its queries.
      handler: async () => inTransaction(db, (tx) => findToday(tx, clock.now(), personHash, reach)),
    });

    app.route({
      ...callRoute(app, 'POST /admin/fuels', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const accepted = await changeFuel(db, clock, administratorOf(request), request.body);
        return { message: `Carburante salvato, prezzi accettati: ${accepted}` };
      },
    });

    app.route({
      ...callRoute(app, 'GET /admin/stations', guard(ADMINISTRATION.view)),
      handler: async ({ query: { q = '', most } }) =>
        searchStations(db, q, clock.now(), most === undefined ? undefined : Number(most)),
    });

    app.route({
      ...callRoute(app, 'GET /admin/log', guard(ADMINISTRATION.view)),
      handler: async (request) => {
        const { before, station } = request.query;
        const stationId = station === undefined ? undefined : Number(station);
        return listActions(db, { before, stationId, userId: accountIdOf(request) });
      },
    });

    await app.register(priceEditRoutes(parts));
    await app.register(stationEditRoutes(parts));
    await app.register(stationDetailsRoutes(parts));
    await app.register(queueRoutes(parts));
    await app.register(peopleRoutes(parts));
    await app.register(settingRoutes(parts));
    await app.register(jobRoutes(parts));
  };
