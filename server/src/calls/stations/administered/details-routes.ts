import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../../http/call-route.ts';
import { readDetails } from '../../../modules/stations/facts/edit-details.ts';
import { editStationDetails } from './edit-station.ts';
import { asAdministrator } from '../../as-administrator.ts';
import type { Calls } from '../../call-parts.ts';

/** The calls by which administrators write hours, services and payment (rule station-details). */
export const administeredDetailsRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    answerCall(
      app,
      'GET /admin/stations/:id/details',
      guard(ADMINISTRATION.view),
      async ({ params }) => readDetails(db, Number(params.id)),
    );

    answerCall(
      app,
      'PUT /admin/stations/:id/details',
      guard(ADMINISTRATION.decide),
      async (request) => {
        const id = Number(request.params.id);
        return await asAdministrator(db, request, async (tx, actor) => {
          await editStationDetails(tx, clock, actor, id, request.body);
          return await readDetails(tx, id);
        });
      },
    );
  };
