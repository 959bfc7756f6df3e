import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { callRoute } from '../../../http/call-route.ts';
import { notFound } from '../../../errors.ts';
import { managerOf } from '../../../http/permission.ts';
import { resolveStation, stationIdOf } from '../../../modules/stations/redirects.ts';
import { listTokens, makeToken, revokeToken } from '../../../modules/tills/tokens.ts';
import type { Calls } from '../../call-parts.ts';

/** The calls about the tokens of a station's tills (rule owner-tokens). */
export const tokenRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const owner = guard(OWNERS.view);
    const stationOf = (params: { id: string }) => resolveStation(db, stationIdOf(params));

    app.route({
      ...callRoute(app, 'GET /owner/stations/:id/tokens', owner),
      handler: async (request) => {
        const station = await stationOf(request.params);
        return await inTransaction(db, (tx) => listTokens(tx, managerOf(request), station));
      },
    });

    app.route({
      ...callRoute(app, 'POST /owner/stations/:id/tokens', owner),
      handler: async (request) => {
        const station = await stationOf(request.params);
        return await inTransaction(db, (tx) =>
          makeToken(tx, clock, managerOf(request), station, request.body.name),
        );
      },
    });

    app.route({
      ...callRoute(app, 'DELETE /owner/stations/:id/tokens/:token', owner),
      handler: async (request) => {
        const station = await stationOf(request.params);
        const { token } = request.params;
        if (!/^\d{1,9}$/.test(token)) throw notFound('token_not_found');
        await inTransaction(db, (tx) =>
          revokeToken(tx, clock, managerOf(request), station, Number(token)),
        );
        return { message: 'Fatto' };
      },
    });
  };
