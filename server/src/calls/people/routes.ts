import type { FastifyRequest } from 'fastify';
import { DRIVER_VOUCHED } from '@pieno/contract/people/known-drivers.ts';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import type { Executor } from '../../db/database.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound } from '../../http/errors.ts';
import { accountIdOf } from '../../http/permission.ts';
import { findUser, type UserRow } from '../../modules/accounts/repository.ts';
import { lockImages } from '../../modules/images/repository.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { changeAccount, type AccountChange } from './change-account.ts';
import { listPeople } from '../../modules/people/people-list.ts';
import { deletePerson, signOut } from './remove-person.ts';
import { asAdministrator } from '../as-administrator.ts';
import type { Calls } from '../call-parts.ts';

/** The calls under /admin/people (rules admin-people, account-verified, admin-known). */
export const peopleCalls: Calls<'db' | 'clock' | 'guard' | 'personHash'> =
  (parts) => async (app) => {
    const { db, clock, guard, personHash } = parts;
    const decide = guard(ADMINISTRATION.decide);
    /** Does something to an account, as somebody who still is an administrator then. */
    const act = (
      request: FastifyRequest,
      id: string,
      work: (tx: Executor, actor: Administrator, user: UserRow) => Promise<void>,
      lockFirst?: (tx: Executor) => Promise<void>,
    ) =>
      asAdministrator(
        db,
        request,
        async (tx, actor) => {
          const user = await findUser(tx, id);
          if (!user) throw notFound('account_not_found');
          await work(tx, actor, user);
        },
        lockFirst,
      );
    const change = (request: FastifyRequest, id: string, changes: AccountChange) =>
      act(request, id, (tx, actor, user) => changeAccount(tx, parts, actor, user, changes));

    answerCall(app, 'GET /admin/people', guard(ADMINISTRATION.view), async (request) => {
      const { q: words, next } = request.query;
      const asked = { words, next, userId: accountIdOf(request) };
      return listPeople(db, clock.now(), personHash, asked);
    });

    answerCall(app, 'PUT /admin/people/:id/role', decide, async (request) => {
      const { role, reason } = request.body;
      await change(request, request.params.id, { role, reason });
      return { message: role === 'admin' ? 'Ora amministra Pieno' : 'Non amministra più Pieno' };
    });

    answerCall(app, 'PUT /admin/people/:id/active', decide, async (request) => {
      const { active: isActive, reason } = request.body;
      await change(request, request.params.id, { isActive, reason });
      return { message: isActive ? 'Account riattivato' : 'Account bloccato' };
    });

    answerCall(app, 'PUT /admin/people/:id/email-verification', decide, async (request) => {
      const { verified: isVerified, reason } = request.body;
      await change(request, request.params.id, { isVerified, reason });
      return { message: isVerified ? 'Email confermata' : 'Email non più confermata' };
    });

    answerCall(app, 'PUT /admin/people/:id/known', decide, async (request) => {
      const { known: isKnown, reason } = request.body;
      await change(request, request.params.id, { isKnown, reason });
      return { message: isKnown ? DRIVER_VOUCHED : 'Garanzia tolta' };
    });

    answerCall(app, 'DELETE /admin/people/:id/sessions', decide, async (request) => {
      await act(request, request.params.id, (tx, actor, user) => signOut(tx, parts, actor, user));
      return { message: 'Sessioni chiuse' };
    });

    answerCall(app, 'DELETE /admin/people/:id', decide, async (request) => {
      const { id } = request.params;
      await act(
        request,
        id,
        (tx, actor, user) => deletePerson(tx, parts, actor, user),
        // Before the board, as in `deleteAccount`.
        lockImages,
      );
      return { message: 'Account eliminato' };
    });
  };
