import { z } from 'zod/mini';
import { REPORTS } from '@pieno/contract/prices/policy.ts';
import { REPORT_UNDONE } from '@pieno/contract/prices/reports.ts';
import { limitAccount } from '../../../limits/account-limits.ts';
import { callRoute } from '../../../http/call-route.ts';
import { notFound } from '../../../errors.ts';
import { userOf } from '../../../http/permission.ts';
import { findReport } from '../../../modules/prices/log/price-reports.ts';
import { listOwnReports } from './own-reports.ts';
import { submitReport } from './submit.ts';
import { undoReport } from './undo.ts';
import type { Calls } from '../../call-parts.ts';

/** POST, DELETE and GET /price-reports: drivers' price reports (rule report-entries). */
export const reportRoutes: Calls<'db' | 'clock' | 'guard' | 'personHash' | 'tries'> =
  (parts) => async (app) => {
    const { db, clock, guard, tries, personHash } = parts;

    app.route({
      ...callRoute(app, 'POST /price-reports', guard(REPORTS.send)),
      handler: async (request) => {
        const { id, email } = userOf(request);
        // A phone that did not get the answer repeats the report, which does not count again.
        const sent = { key: request.body.id, kind: 'driver', userId: id } as const;
        const isNew = (await findReport(db, sent)) === undefined;
        if (isNew) await limitAccount(tries, 'reports', personHash(email));
        return await submitReport(db, parts, id, request.body);
      },
    });

    app.route({
      ...callRoute(app, 'DELETE /price-reports/:id', guard(REPORTS.view)),
      handler: async (request) => {
        const { id } = request.params;
        if (!z.uuid().safeParse(id).success) throw notFound('report_not_found');
        await undoReport(db, clock, userOf(request).id, id);
        return { message: REPORT_UNDONE };
      },
    });

    app.route({
      ...callRoute(app, 'GET /price-reports', guard(REPORTS.view)),
      handler: async (request) => await listOwnReports(db, clock, userOf(request).id),
    });
  };
