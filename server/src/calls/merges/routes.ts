import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerCall } from '../../http/call-route.ts';
import { readAdministeredStation } from '../../modules/stations/administered-station.ts';
import { administratorOf } from '../../http/permission.ts';
import { mergeStations } from '../../modules/merges/merge-stations.ts';
import { undoMerge } from '../../modules/merges/undo-merge.ts';
import type { Calls } from '../call-parts.ts';

/** POST /admin/stations/:id/merges and DELETE /admin/merges/:id (rule station-merge). */
export const mergeCalls: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    answerCall(
      app,
      'POST /admin/stations/:id/merges',
      guard(ADMINISTRATION.decide),
      async (request) => {
        const actor = administratorOf(request);
        const kept = Number(request.params.id);
        const { business_id: merged, reason } = request.body;
        await inTransaction(db, (tx) => mergeStations(tx, clock, actor, { kept, merged, reason }));
        return await readAdministeredStation(db, kept, clock.now());
      },
    );

    answerCall(app, 'DELETE /admin/merges/:id', guard(ADMINISTRATION.decide), async (request) => {
      const actor = administratorOf(request);
      const id = Number(request.params.id);
      const parted = await inTransaction(db, (tx) => undoMerge(tx, clock, actor, id));
      return { message: 'Fatto', ...parted };
    });
  };
