import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { accountIdOf } from '../../http/permission.ts';
import { findRejects, listAttempts } from '../../modules/imports/runs/attempt-list.ts';
import { endAbandoned } from '../../modules/imports/runs/attempts.ts';
import { REASONS } from '../../modules/imports/runs/reasons.ts';
import { rejectsText } from '../../modules/imports/runs/rejects-file.ts';
import { knownAttempt } from './import-parts.ts';
import type { Calls } from '../call-parts.ts';

/** Rejected rows that are shown with an attempt. */
const FIRST_REJECTS = 20;

/** The calls that list imports (rule admin-imports). */
export const importRoutes: Calls<'database' | 'clock' | 'guard'> =
  ({ database, clock, guard }) =>
  async (app) => {
    const db = database.requestKysely;
    const view = guard(ADMINISTRATION.view);
    answerCall(app, 'GET /admin/imports', view, async (request) => {
      const { before } = request.query;
      await endAbandoned(database, clock.now());
      return listAttempts(db, {
        before: before === undefined ? undefined : Number(before),
        userId: accountIdOf(request),
      });
    });

    answerCall(app, 'GET /admin/imports/:id', view, async (request) => {
      const { id } = request.params;
      await endAbandoned(database, clock.now());
      const attempt = await knownAttempt(db, id, request);
      const rejects = (await findRejects(db, attempt.id)).slice(0, FIRST_REJECTS);
      const first_rejects = rejects.map(({ file, line, reason, detail, row }) => ({
        file,
        line,
        reason: detail === undefined ? REASONS[reason] : `${REASONS[reason]}: ${detail}`,
        row,
      }));
      return { attempt, first_rejects };
    });

    answerCall(app, 'GET /admin/imports/:id/rejects', view, async (request) => {
      const { id, kind, started_at: at } = await knownAttempt(db, request.params.id, request);
      const name = `${kind}-${at.replace(/[:.]/gu, '-')}.csv`;
      return { name, text: rejectsText(await findRejects(db, id)) };
    });
  };
