import { OWN_STATION, OWNERS } from '@pieno/contract/invitations/policy.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { answerCall } from '../../../http/call-route.ts';
import { authorize, userOf } from '../../../http/permission.ts';
import { editDetails, readDetails } from '../../../modules/stations/facts/edit-details.ts';
import { logEdited } from '../../../modules/stations/facts/edit-facts.ts';
import { resolveStation, stationIdOf } from '../../../modules/stations/redirects.ts';
import { findActivePeople } from '../../../modules/stations/standing.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';
import type { Calls } from '../../call-parts.ts';

/** The calls by which owners write hours, services and payment (rule station-details). */
export const ownDetailsRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const owner = guard(OWNERS.view);

    answerCall(app, 'GET /owner/stations/:id/details', owner, async (request) => {
      const id = await resolveStation(db, stationIdOf(request.params));
      authorize(request, OWN_STATION.manage, { people: await findActivePeople(db, id) });
      return await readDetails(db, id);
    });

    answerCall(app, 'PUT /owner/stations/:id/details', owner, async (request) => {
      const userId = userOf(request).id;
      const id = await resolveStation(db, stationIdOf(request.params));
      return await inTransaction(db, async (tx) => {
        await enterStation(tx, userId, id);
        const edited = await editDetails(tx, id, request.body);
        await logEdited(tx, clock.now(), { role: 'owner', userId }, id, edited);
        return await readDetails(tx, id);
      });
    });
  };
