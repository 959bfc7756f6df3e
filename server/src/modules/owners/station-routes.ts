import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OWNERS } from '@pieno/contract/policies/owners.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { callRoute } from '../../http/call-route.ts';
import { noStore } from '../../http/no-store.ts';
import { userOf, type Guard } from '../../http/permission.ts';
import { stationIdOf } from './lock-station.ts';
import { listOwnStations, readOwnStation } from './own-stations.ts';
import { setSoldFuels } from './set-fuels.ts';

export interface StationRouteParts {
  db: Executor;
  clock: Clock;
  guard: Guard;
}

/** The calls by which owners see their stations and say what these sell. */
export const ownStationRoutes =
  ({ db, clock, guard }: StationRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);
    const owner = guard(OWNERS.view);

    app.route({
      ...callRoute(app, 'GET /owner/stations', owner),
      handler: async (request) => listOwnStations(db, clock.now(), userOf(request).id),
    });

    app.route({
      ...callRoute(app, 'PUT /owner/stations/:id/fuels', owner),
      handler: async (request) => {
        const { id } = userOf(request);
        const station = stationIdOf(request.params);
        return await inTransaction(db, async (tx) => {
          await setSoldFuels(tx, clock, id, station, request.body);
          return await readOwnStation(tx, clock.now(), id, station);
        });
      },
    });
  };
