import type { FastifyRequest } from 'fastify';
import { DRIVER_VOUCHED } from '@pieno/contract/people/known-drivers.ts';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import type { Executor } from '../../db/database.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound } from '../../errors.ts';
import { accountIdOf } from '../../http/permission.ts';
import { findUser, type UserRow } from '../../modules/accounts/repository.ts';
import { lockImages } from '../../modules/images/repository.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { changeAccount, type AccountChange } from './change-account.ts';
import { listPeople } from '../../modules/people/people-list.ts';
import { deletePerson, signOut } from './remove-person.ts';
import { asAdministrator } from '../as-administrator.ts';
import type { Calls } from '../call-parts.ts';

type OfPerson = FastifyRequest<{ Params: { id: string } }>;

/** The calls under /admin/people (rules admin-people, account-verified, admin-known). */
export const peopleCalls: Calls<'db' | 'clock' | 'guard' | 'personHash'> =
  (parts) => async (app) => {
    const { db, clock, guard, personHash } = parts;
    const decide = guard(ADMINISTRATION.decide);
    /** Runs work on an account, as somebody who still is an administrator. */
    const act = (
      request: OfPerson,
      work: (tx: Executor, actor: Administrator, user: UserRow) => Promise<void>,
      lockFirst?: (tx: Executor) => Promise<void>,
    ) =>
      asAdministrator(
        db,
        request,
        async (tx, actor) => {
          const user = await findUser(tx, request.params.id);
          if (!user) throw notFound('account_not_found');
          await work(tx, actor, user);
        },
        lockFirst,
      );
    const change = (request: OfPerson, changes: AccountChange) =>
      act(request, (tx, actor, user) => changeAccount(tx, parts, actor, user, changes));

    answerCall(app, 'GET /admin/people', guard(ADMINISTRATION.view), async (request) => {
      const { q: words, next } = request.query;
      const asked = { words, next, userId: accountIdOf(request) };
      return listPeople(db, clock.now(), personHash, asked);
    });

    answerCall(app, 'PUT /admin/people/:id/role', decide, async (request) => {
      const { role, reason } = request.body;
      await change(request, { role, reason });
      return { message: role === 'admin' ? 'Ora amministra Pieno' : 'Non amministra più Pieno' };
    });

    answerCall(app, 'PUT /admin/people/:id/active', decide, async (request) => {
      const { active: isActive, reason } = request.body;
      await change(request, { isActive, reason });
      return { message: isActive ? 'Account riattivato' : 'Account bloccato' };
    });

    answerCall(app, 'PUT /admin/people/:id/email-verification', decide, async (request) => {
      const { verified: isVerified, reason } = request.body;
      await change(request, { isVerified, reason });
      return { message: isVerified ? 'Email confermata' : 'Email non più confermata' };
    });

    answerCall(app, 'PUT /admin/people/:id/known', decide, async (request) => {
      const { known: isKnown, reason } = request.body;
      await change(request, { isKnown, reason });
      return { message: isKnown ? DRIVER_VOUCHED : 'Garanzia tolta' };
    });

    answerCall(app, 'DELETE /admin/people/:id/sessions', decide, async (request) => {
      await act(request, (tx, actor, user) => signOut(tx, parts, actor, user));
      return { message: 'Sessioni chiuse' };
    });

    answerCall(app, 'DELETE /admin/people/:id', decide, async (request) => {
      // The pictures are locked before the board, as in `deleteAccount`.
      await act(request, (tx, actor, user) => deletePerson(tx, parts, actor, user), lockImages);
      return { message: 'Account eliminato' };
    });
  };
