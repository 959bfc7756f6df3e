import { OWN_STATION, OWNERS } from '@pieno/contract/invitations/policy.ts';
import type { DetailsChange } from '@pieno/contract/stations/station-details.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { answerCall } from '../../../http/call-route.ts';
import { authorize, userOf } from '../../../http/permission.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { editDetails, readDetails } from '../../../modules/stations/facts/edit-details.ts';
import { editedTarget } from '../../../modules/stations/facts/edit-facts.ts';
import { keptStation, stationIdOf } from '../../../modules/stations/kept.ts';
import { findActivePeople } from '../../../modules/stations/people.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';
import type { Calls } from '../../call-parts.ts';

/** The calls by which owners write hours, services and payment (rule station-details). */
export const ownDetailsRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const owner = guard(OWNERS.view);

    answerCall(app, 'GET /owner/stations/:id/details', owner, async (request) => {
      const id = await keptStation(db, stationIdOf(request.params));
      authorize(request, OWN_STATION.manage, { people: await findActivePeople(db, id) });
      return await readDetails(db, id);
    });

    answerCall(app, 'PUT /owner/stations/:id/details', owner, async (request) => {
      const userId = userOf(request).id;
      const id = await keptStation(db, stationIdOf(request.params));
      return await inTransaction(db, async (tx) => {
        await editOwnDetails(tx, clock, { userId, stationId: id }, request.body);
        return await readDetails(tx, id);
      });
    });
  };

/** The log says from what to what. */
async function editOwnDetails(
  tx: Executor,
  clock: Clock,
  { userId, stationId }: { userId: string; stationId: number },
  change: DetailsChange,
): Promise<void> {
  await enterStation(tx, userId, stationId);
  const edited = await editDetails(tx, stationId, change);
  if (Object.keys(edited).length === 0) return;
  const target = editedTarget(edited);
  const actor = { role: 'owner', userId } as const;
  await logAction(tx, clock.now(), actor, { action: 'station_edited', stationId, target });
}
