import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { answerCall } from '../../../http/call-route.ts';
import { userOf } from '../../../http/permission.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { resolveStation, stationIdOf } from '../../../modules/stations/redirects.ts';
import type { Calls } from '../../call-parts.ts';
import { listOwnStations, readOwnStation } from './own-stations.ts';
import { setSoldFuels } from './set-fuels.ts';

/** The calls by which owners read their stations and set the fuels they sell. */
export const ownStationRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const owner = guard(OWNERS.view);

    answerCall(app, 'GET /owner/stations', owner, async (request) =>
      listOwnStations(db, clock.now(), userOf(request).id),
    );

    answerCall(app, 'PUT /owner/stations/:id/fuels', owner, async (request) => {
      const { id } = userOf(request);
      const station = await resolveStation(db, stationIdOf(request.params));
      return await changePrices(
        db,
        clock,
        (change) => setSoldFuels(change, id, station, request.body),
        (_, __, { tx, now }) => readOwnStation(tx, now, id, station),
      );
    });
  };
