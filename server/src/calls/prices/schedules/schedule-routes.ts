import { OWN_STATION, OWNERS } from '@pieno/contract/invitations/policy.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { callRoute } from '../../../http/call-route.ts';
import { readIdempotencyKey } from '../../../http/read-idempotency-key.ts';
import { authorize, userOf } from '../../../http/permission.ts';
import { listSchedules } from '../../../modules/scheduled-prices/schedule.ts';
import {
  resolveStation,
  resolveOpenStation,
  stationIdOf,
} from '../../../modules/stations/redirects.ts';
import { findActivePeople } from '../../../modules/stations/standing.ts';
import { cancelSchedule, changeSchedule } from './change-schedule.ts';
import { schedulePrices } from './schedule-prices.ts';
import type { Calls } from '../../call-parts.ts';

/** The calls by which owners schedule prices (rule owner-schedule). */
export const scheduleRoutes: Calls<'db' | 'clock' | 'guard' | 'personHash'> =
  ({ db, clock, guard, personHash }) =>
  async (app) => {
    const owner = guard(OWNERS.view);
    const parts = { clock, personHash };

    app.route({
      ...callRoute(app, 'GET /owner/stations/:id/scheduled-prices', owner),
      handler: async (request) => {
        const stationId = await resolveStation(db, stationIdOf(request.params));
        authorize(request, OWN_STATION.manage, { people: await findActivePeople(db, stationId) });
        return await listSchedules(db, clock.now(), stationId);
      },
    });

    app.route({
      ...callRoute(app, 'POST /owner/stations/:id/scheduled-prices', owner),
      handler: async (request) => {
        const wanted = {
          ...request.body,
          userId: userOf(request).id,
          stationId: await resolveOpenStation(db, stationIdOf(request.params)),
          key: readIdempotencyKey(request.headers['idempotency-key']),
        };
        return await schedulePrices(db, parts, wanted);
      },
    });

    app.route({
      ...callRoute(app, 'PUT /owner/stations/:id/scheduled-prices/:schedule', owner),
      handler: async (request) => {
        const of = {
          userId: userOf(request).id,
          stationId: await resolveOpenStation(db, stationIdOf(request.params)),
          scheduleId: request.params.schedule,
        };
        return await changeSchedule(db, parts, of, request.body);
      },
    });

    app.route({
      ...callRoute(app, 'DELETE /owner/stations/:id/scheduled-prices/:schedule', owner),
      handler: async (request) => {
        const of = {
          userId: userOf(request).id,
          stationId: await resolveStation(db, stationIdOf(request.params)),
          scheduleId: request.params.schedule,
        };
        await inTransaction(db, (tx) => cancelSchedule(tx, parts, of));
        return { message: 'Prezzo programmato annullato' };
      },
    });
  };
