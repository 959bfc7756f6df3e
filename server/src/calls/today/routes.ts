import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { inTransaction } from '../../db/transaction.ts';
import { callRoute } from '../../http/call-route.ts';
import type { Calls } from '../call-parts.ts';
import { checkQuickly } from '../check-quickly.ts';
import { findToday } from './today.ts';

/** GET /admin/today (rule admin-today). */
export const todayCalls: Calls<
  'db' | 'database' | 'clock' | 'guard' | 'personHash' | 'config' | 'isServed'
> = (parts) => async (app) => {
  const { db, clock, guard, personHash } = parts;
  app.route({
    ...callRoute(app, 'GET /admin/today', guard(ADMINISTRATION.view)),
    // At once: otherwise the embedded database would run other work between its queries.
    handler: async () =>
      inTransaction(db, async (tx) => {
        const { findings } = await checkQuickly(tx, parts);
        return await findToday(tx, clock.now(), personHash, findings);
      }),
  });
};
