import { isDecade } from '@pieno/contract/prices/fuels.ts';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../../http/call-route.ts';
import { notFound } from '../../../errors.ts';
import { readAdministeredStation } from '../../../modules/stations/administered-station.ts';
import { createStation, editStation, setCategory, setClosed } from './edit-station.ts';
import { searchStations } from './station-search.ts';
import { asAdministrator } from '../../as-administrator.ts';
import type { Calls } from '../../call-parts.ts';

/** The calls about stations themselves (rules admin-stations, admin-station-facts). */
export const administeredStationRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const decide = guard(ADMINISTRATION.decide);
    const read = async (id: number) => readAdministeredStation(db, id, clock.now());

    answerCall(app, 'GET /admin/stations', guard(ADMINISTRATION.view), async ({ query }) =>
      searchStations(db, query, clock.now()),
    );

    answerCall(app, 'POST /admin/stations', decide, async (request) => {
      const id = await asAdministrator(db, request, (tx, actor) =>
        createStation(tx, clock, actor, request.body),
      );
      return await read(id);
    });

    answerCall(
      app,
      'GET /admin/stations/:id/facts',
      guard(ADMINISTRATION.view),
      async ({ params }) => read(Number(params.id)),
    );

    answerCall(app, 'PUT /admin/stations/:id/facts', decide, async (request) => {
      const id = Number(request.params.id);
      await asAdministrator(db, request, (tx, actor) =>
        editStation(tx, clock, actor, id, request.body),
      );
      return await read(id);
    });

    answerCall(app, 'PUT /admin/stations/:id/closed', decide, async (request) => {
      const stationId = Number(request.params.id);
      const { closed: isClosed, reason } = request.body;
      await asAdministrator(db, request, (tx, actor) =>
        setClosed(tx, clock, actor, { stationId, isClosed, reason }),
      );
      return await read(stationId);
    });

    answerCall(app, 'PUT /admin/stations/:id/categories/:decade', decide, async (request) => {
      const stationId = Number(request.params.id);
      const decade = Number(request.params.decade);
      if (!isDecade(decade)) throw notFound('unknown_decade');
      const isSold = request.body.sold;
      await asAdministrator(db, request, (tx, actor) =>
        setCategory(tx, clock, actor, { stationId, decade, isSold }),
      );
      return await read(stationId);
    });
  };
