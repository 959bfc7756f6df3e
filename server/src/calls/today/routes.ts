import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { inTransaction } from '../../db/transaction.ts';
import { callRoute } from '../../http/call-route.ts';
import type { Calls } from '../call-parts.ts';
import { findToday, reachOf } from './today.ts';

/** GET /admin/today (rule admin-today). */
export const todayCalls: Calls<'db' | 'clock' | 'guard' | 'personHash' | 'config'> =
  ({ db, clock, guard, personHash, config }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'GET /admin/today', guard(ADMINISTRATION.view)),
      // In one go: the embedded database would put steps of other work between its queries.
      handler: async () =>
        inTransaction(db, (tx) => findToday(tx, clock.now(), personHash, reachOf(config))),
    });
  };
