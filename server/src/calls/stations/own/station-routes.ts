import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OWNERS } from '@pieno/contract/policies/owners.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { callRoute } from '../../../http/call-route.ts';
import { AppError } from '../../../http/errors.ts';
import { keyOf } from '../../../http/idempotency-key.ts';
import { noStore } from '../../../http/no-store.ts';
import { userOf, type Guard } from '../../../http/permission.ts';
import type { RateLimitStore } from '../../../http/limits/rate-limit-store.ts';
import type { PersonHash } from '../../../modules/accounts/person.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { keptStation, openStation, stationIdOf } from '../../../modules/stations/kept.ts';
import { listOwnStations, readOwnStation } from './own-stations.ts';
import { setSoldFuels } from './set-fuels.ts';
import { setOwnPrices } from '../../prices/own/set-prices.ts';
import { orTill, tillOf } from '../../prices/own/till.ts';

export interface StationRouteParts {
  db: Executor;
  clock: Clock;
  guard: Guard;
  personHash: PersonHash;
  /** Counts what a till says. */
  tries: RateLimitStore;
}

/** The calls by which owners see their stations and say what these sell. */
export const ownStationRoutes =
  ({ db, clock, guard, personHash, tries }: StationRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);
    const owner = guard(OWNERS.view);

    app.route({
      ...callRoute(app, 'GET /owner/stations', owner),
      handler: async (request) => listOwnStations(db, clock.now(), userOf(request).id),
    });

    app.route({
      ...callRoute(app, 'PUT /owner/stations/:id/prices', orTill(db, tries, owner)),
      handler: async (request, reply) => {
        const word = {
          ...request.body,
          stationId: await openStation(db, stationIdOf(request.params)),
          key: keyOf(request.headers['idempotency-key']),
        };
        const tokenId = tillOf(request);
        const by = tokenId === undefined ? { userId: userOf(request).id } : { tokenId };
        const said = await setOwnPrices(db, { clock, personHash }, { ...word, ...by });
        const { answer: prices, isWritten } = said;
        if (isWritten) return prices;
        const { body } = new AppError(409, 'prices_changed');
        return reply.code(409).send({ ...body, prices });
      },
    });

    app.route({
      ...callRoute(app, 'PUT /owner/stations/:id/fuels', owner),
      handler: async (request) => {
        const { id } = userOf(request);
        const station = await keptStation(db, stationIdOf(request.params));
        return await changePrices(
          db,
          clock,
          (change) => setSoldFuels(change, id, station, request.body),
          (_, __, { tx, now }) => readOwnStation(tx, now, id, station),
        );
      },
    });
  };
