import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { ACCOUNT_DELETED, DeletionSchema, DoneSchema } from '@pieno/contract/account.ts';
import { AccountExportSchema, EXPORT_FILE } from '@pieno/contract/export.ts';
import { inTransaction } from '../../db/transaction.ts';
import { unauthorized } from '../../http/errors.ts';
import { userOf } from '../../http/permission.ts';
import { refusals } from '../../http/refusals.ts';
import { dropCode } from '../recovery/codes.ts';
import { checkOwner, deleteAccount } from './delete-account.ts';
import { exportAccount } from './export.ts';
import type { ProfileRouteParts } from './route-parts.ts';

/** GET /user/export and DELETE /user: users download and delete the data stored about them. */
export const ownDataRoutes =
  (parts: ProfileRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock, engine, allow, tries, limitWrites } = parts;
    app.get(
      '/user/export',
      {
        onRequest: [limitWrites, allow('account', 'export')],
        schema: {
          tags: ['profile'],
          summary: 'Everything that is kept about the user, as a file',
          security: [{ bearer: [] }],
          response: { 200: AccountExportSchema, ...refusals(401, 403, 429, 503) },
        },
      },
      async (request, reply) => {
        const account = await exportAccount(db, userOf(request), clock.now());
        if (!account) throw unauthorized();
        reply.headers({
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${EXPORT_FILE}"`,
        });
        // Indented, as people read this file.
        reply.serializer((kept) => JSON.stringify(kept, null, 2));
        return account;
      },
    );

    app.delete(
      '/user',
      {
        onRequest: [limitWrites, allow('account', 'delete')],
        schema: {
          tags: ['profile'],
          summary: 'Delete the account and everything of it',
          security: [{ bearer: [] }],
          body: z.nullable(DeletionSchema),
          response: { 200: DoneSchema, ...refusals(401, 403, 422, 429, 503) },
        },
      },
      async (request) => {
        const user = userOf(request);
        await checkOwner(parts, tries, user, request.body ?? {});
        await inTransaction(db, (tx) => deleteAccount(tx, user.id));
        await dropCode(engine, user.email);
        return { message: ACCOUNT_DELETED };
      },
    );
  };
