import { ACCOUNT_DELETED } from '@pieno/contract/accounts/account.ts';
import { EXPORT_FILE } from '@pieno/contract/profile/export.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerCall } from '../../http/call-route.ts';
import { unauthorized } from '../../errors.ts';
import { userOf } from '../../http/permission.ts';
import { knownSince } from '../../modules/accounts/known-drivers.ts';
import { checkOwner, deleteAccount } from '../../modules/people/delete-account.ts';
import { ownsReports } from '../../modules/people/accounts-of.ts';
import { exportAccount } from './export.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import type { Calls } from '../call-parts.ts';

/** GET /user/export and DELETE /user (rule account-own-data): users download and delete the data stored about them. */
export const ownDataRoutes: Calls<keyof AccountParts | 'allow' | 'tries'> =
  (parts) => async (app) => {
    const { db, clock, codes, allow, tries } = parts;
    answerCall(app, 'GET /user/export', allow('account', 'export'), async (request, reply) => {
      const user = userOf(request);
      // An unverified address may belong to another person's mailbox, and so may its reports.
      const isOwn = user.email_verified && (await ownsReports(db, parts.personHash, user));
      const person = isOwn ? parts.personHash(user.email) : undefined;
      const known = await knownSince(db, parts.personHash, user);
      const exported = { ...user, known_since: known ?? null };
      const account = await exportAccount(db, exported, person, clock.now());
      if (!account) throw unauthorized();
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${EXPORT_FILE}"`,
      });
      // Indented, as people read this file.
      reply.serializer((kept) => JSON.stringify(kept, null, 2));
      return account;
    });

    answerCall(app, 'DELETE /user', allow('account', 'delete'), async (request) => {
      const user = userOf(request);
      await checkOwner(parts, tries, user, request.body ?? {});
      await inTransaction(db, (tx) => deleteAccount(tx, parts, user));
      await codes.forget(user.email);
      return { message: ACCOUNT_DELETED };
    });
  };
