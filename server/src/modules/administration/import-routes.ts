import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { callRoute } from '../../http/call-route.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import { userOf } from '../../http/permission.ts';
import { findAttempt, findRejects, findRun, listAttempts } from '../imports/attempt-list.ts';
import { endAbandoned } from '../imports/attempts.ts';
import { REASONS } from '../imports/reasons.ts';
import { rejectsText } from '../imports/rejects-file.ts';
import { undoNewestRun } from '../imports/undo-run.ts';
import { startedBy, type ImportRouteParts } from './import-parts.ts';
import { importStartRoutes } from './import-start-routes.ts';

/** Rows left out that are told beside an attempt. */
const FIRST_REJECTS = 20;

/** The calls under /admin/imports (rule admin-imports). */
export const importRoutes =
  (parts: ImportRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { database, clock, guard, desk } = parts;
    const db = database.requestKysely;
    const view = guard(ADMINISTRATION.view);
    app.addHook('onRequest', noStore);
    const find = async (id: string, userId: string) => {
      const attempt = await findAttempt(db, Number(id), userId);
      if (!attempt) throw notFound('import_not_found');
      return attempt;
    };

    app.route({
      ...callRoute(app, 'GET /admin/imports', view),
      handler: async (request) => {
        const { before } = request.query;
        await endAbandoned(database, clock.now());
        return listAttempts(db, {
          before: before === undefined ? undefined : Number(before),
          userId: userOf(request).id,
        });
      },
    });

    app.route({
      ...callRoute(app, 'GET /admin/imports/:id', view),
      handler: async (request) => {
        const { id } = request.params;
        await endAbandoned(database, clock.now());
        const attempt = await find(id, userOf(request).id);
        const rejects = (await findRejects(db, attempt.id)).slice(0, FIRST_REJECTS);
        const first_rejects = rejects.map(({ file, line, reason, detail, row }) => ({
          file,
          line,
          reason: detail === undefined ? REASONS[reason] : `${REASONS[reason]}: ${detail}`,
          row,
        }));
        return { attempt, first_rejects };
      },
    });

    app.route({
      ...callRoute(app, 'GET /admin/imports/:id/rejects', view),
      handler: async (request) => {
        const { id, kind, started_at: at } = await find(request.params.id, userOf(request).id);
        const name = `${kind}-${at.replace(/[:.]/gu, '-')}.csv`;
        return { name, text: rejectsText(await findRejects(db, id)) };
      },
    });

    app.route({
      ...callRoute(app, 'POST /admin/imports/:id/undo', guard(ADMINISTRATION.decide)),
      handler: async (request) => {
        const attempt = await find(request.params.id, userOf(request).id);
        const run = await findRun(db, attempt.id);
        if (attempt.undone_at !== null) throw new AppError(409, 'import_undone_already');
        if (run === undefined) throw new AppError(409, 'import_nothing_to_undo');
        if (!attempt.can_undo) throw new AppError(409, 'import_not_newest');
        const started = { ...startedBy(request), source: attempt.source };
        return {
          id: await desk.start(started, (context) => undoNewestRun(context, attempt.kind, run)),
        };
      },
    });

    await app.register(importStartRoutes(parts));
  };
