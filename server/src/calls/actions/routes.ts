import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { accountIdOf } from '../../http/permission.ts';
import type { Calls } from '../call-parts.ts';
import { listActions } from './action-list.ts';

/** GET /admin/log (rule admin-log). */
export const actionCalls: Calls<'db' | 'guard'> =
  ({ db, guard }) =>
  async (app) => {
    answerCall(app, 'GET /admin/log', guard(ADMINISTRATION.view), async (request) => {
      const { before, station } = request.query;
      const stationId = station === undefined ? undefined : Number(station);
      return listActions(db, { before, stationId, userId: accountIdOf(request) });
    });
  };
