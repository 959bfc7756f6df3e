import {
  IMPORT_FILES,
  ImportKindSchema,
  type ImportFileName,
  type ImportKindName,
} from '@pieno/contract/imports/administered-imports.ts';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { acceptForms } from '../../http/read-upload.ts';
import { findRun } from '../../modules/imports/runs/attempt-list.ts';
import type { ImportKind } from '../../modules/imports/import-kind.ts';
import { IMPORT_KINDS } from '../../modules/imports/kinds.ts';
import { sourceName } from '../../modules/imports/source-name.ts';
import { tidyStations } from '../../modules/imports/runs/tidy.ts';
import { FORM_LIMITS, receiveFiles } from './uploaded-files.ts';
import { undoNewestRun } from '../../modules/imports/runs/undo-run.ts';
import { knownAttempt, startedBy } from './import-parts.ts';
import type { Calls } from '../call-parts.ts';

/** The calls that try, run or undo an import (rule admin-imports). */
export const importStartRoutes: Calls<'database' | 'guard' | 'desk'> =
  ({ database, guard, desk }) =>
  async (app) => {
    const db = database.requestKysely;
    const decide = guard(ADMINISTRATION.decide);

    answerCall(app, 'POST /admin/imports/:id/undo', decide, async (request) => {
      const attempt = await knownAttempt(db, request.params.id, request);
      const run = await findRun(db, attempt.id);
      if (attempt.undone_at !== null) throw conflict('import_undone_already');
      if (run === undefined) throw conflict('import_nothing_to_undo');
      if (!attempt.can_undo) throw conflict('import_not_newest');
      const started = { ...startedBy(request), source: attempt.source };
      return {
        id: await desk.start(started, (context) => undoNewestRun(context, attempt.kind, run)),
      };
    });

    answerCall(app, 'POST /admin/imports/:kind/addresses', decide, async (request) => {
      const { trial: isTrial, force = false, addresses } = request.body;
      const kind = findKind(request.params.kind);
      const files = addressesOf(kind, request.params.kind, addresses);
      const source = sourceName(Object.values(files));
      const started = { ...startedBy(request), isTrial, source, downloads: 'browser' } as const;
      return { id: await desk.start(started, (context) => kind.run(context, files, force)) };
    });

    answerCall(app, 'POST /admin/imports/tidy', decide, async (request) => {
      return { id: await desk.start(startedBy(request), tidyStations) };
    });

    await app.register(async (uploads) => {
      await acceptForms(uploads, FORM_LIMITS);
      answerCall(uploads, 'POST /admin/imports/:kind/files', decide, async (request) => {
        const { data: name } = ImportKindSchema.safeParse(
          (request.params as { kind: unknown }).kind,
        );
        if (!name) throw notFound();
        using _place = desk.receive();
        const { files, texts, remove } = await receiveFiles(request, IMPORT_FILES[name]);
        const kind = findKind(name);
        const started = {
          ...startedBy(request),
          // A trial unless the form says otherwise.
          isTrial: texts['trial'] !== 'false',
          source: sourceName(Object.values(files)),
        };
        const isForced = texts['force'] === 'true';
        const id = await desk.start(started, async (context) => {
          try {
            await kind.run(context, files, isForced);
          } finally {
            await remove();
          }
        });
        return { id };
      });
    });
  };

function findKind(name: ImportKindName): ImportKind {
  return IMPORT_KINDS.find((kind) => kind.name === name)!;
}

/** The typed addresses; without any, those at which the kind is published. @throws invalid `import_address` */
function addressesOf(
  { options }: ImportKind,
  name: ImportKindName,
  typed: Partial<Record<ImportFileName, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    IMPORT_FILES[name].map((file) => {
      const address = typed[file] || options?.[file]?.address || '';
      if (!isSafeAddress(address)) throw invalid('import_address');
      return [file, address];
    }),
  );
}

/** True for an https address: anything else could name a file or a neighbour of the server. */
function isSafeAddress(text: string): boolean {
  return /^https:\/\/[^/?#\s]/iu.test(text) && URL.canParse(text);
}
