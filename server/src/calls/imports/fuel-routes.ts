import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { asAdministrator } from '../as-administrator.ts';
import type { Calls } from '../call-parts.ts';
import { changeFuel } from './change-fuel.ts';

/** POST /admin/fuels: defines a fuel that the ministry's file names and the catalogue lacks (rule fuel-unknown). */
export const fuelRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    answerCall(app, 'POST /admin/fuels', guard(ADMINISTRATION.decide), async (request) => {
      const accepted = await asAdministrator(db, request, (tx, actor) =>
        changeFuel(tx, clock, actor, request.body),
      );
      return { message: `Carburante salvato, prezzi accettati: ${accepted}` };
    });
  };
