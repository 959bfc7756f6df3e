import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { listSmacRates } from '../../modules/smac/rates.ts';
import { asAdministrator } from '../as-administrator.ts';
import type { Calls } from '../call-parts.ts';
import { addRate, changeRate } from './change-rates.ts';

/** The calls under /admin/smac-rates (rule smac-rates). */
export const administeredSmacRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    const decide = guard(ADMINISTRATION.decide);

    answerCall(app, 'GET /admin/smac-rates', guard(ADMINISTRATION.view), async () =>
      listSmacRates(db),
    );

    answerCall(app, 'POST /admin/smac-rates', decide, async (request) => {
      const id = await asAdministrator(db, request, (tx, actor) =>
        addRate(tx, clock, actor, request.body),
      );
      return { message: `Regola ${id} aggiunta` };
    });

    answerCall(app, 'PUT /admin/smac-rates/:id', decide, async (request) => {
      const id = Number(request.params.id);
      await asAdministrator(db, request, (tx, actor) =>
        changeRate(tx, clock, actor, id, request.body),
      );
      return { message: `Regola ${id} salvata` };
    });
  };
