import { INVITATIONS, OWNERS } from '@pieno/contract/invitations/policy.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgiveAccount, limitAccount } from '../../limits/account-limits.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound } from '../../errors.ts';
import { administratorOf, managerOf, userOf } from '../../http/permission.ts';
import { resolveStation, stationIdOf } from '../../modules/stations/redirects.ts';
import { acceptInvitation } from '../../modules/invitations/accept-invitation.ts';
import { makeInvitation, revokeInvitation } from '../../modules/invitations/invitations.ts';
import { listAdministered } from './list-administered.ts';
import type { InvitationParts } from '../../modules/invitations/invitation-parts.ts';
import { decidePerson, handOver } from '../../modules/invitations/decide-person.ts';
import type { Calls } from '../call-parts.ts';

const DECIDED = { message: 'Fatto' };

/** The calls about the people of a station: invitations, their acceptance, and decisions. */
export const invitationCalls: Calls<keyof InvitationParts | 'db' | 'guard' | 'tries'> =
  (parts) => async (app) => {
    const { db, clock, guard, tries } = parts;
    const manage = guard(INVITATIONS.manage);

    answerCall(app, 'GET /admin/owners', manage, async () => listAdministered(db, clock.now()));

    answerCall(app, 'POST /admin/stations/:id/invitations', manage, async (request) => {
      const station = stationIdOf(request.params);
      const { revoke_older: revokeOlder = false, email = null } = request.body ?? {};
      return await inTransaction(db, (tx) =>
        makeInvitation(tx, parts, administratorOf(request), station, { revokeOlder, email }),
      );
    });

    answerCall(app, 'DELETE /admin/invitations/:id', manage, async (request) => {
      const { id } = request.params;
      if (!/^\d{1,9}$/.test(id)) throw notFound('invitation_not_found');
      await inTransaction(db, (tx) =>
        revokeInvitation(tx, parts, administratorOf(request), Number(id)),
      );
      return DECIDED;
    });

    answerCall(app, 'POST /admin/stations/:id/handover', manage, async (request) => {
      const station = stationIdOf(request.params);
      return await inTransaction(db, (tx) =>
        handOver(tx, parts, administratorOf(request), station),
      );
    });

    answerCall(app, 'POST /owner/invitations/accept', guard(OWNERS.accept), async (request) => {
      const { id } = userOf(request);
      await limitAccount(tries, 'invitationCode', id);
      const { accepted, isUsedUp } = await inTransaction(db, (tx) =>
        acceptInvitation(tx, parts, id, request.body.code),
      );
      // A code of one's own station can be used any number of times, so it must not allow further guesses.
      if (isUsedUp) await forgiveAccount(tries, 'invitationCode', id);
      return accepted;
    });

    answerCall(
      app,
      'PUT /owner/stations/:id/people/:person',
      guard(OWNERS.view),
      async (request) => {
        const { person: personId } = request.params;
        const stationId = await resolveStation(db, stationIdOf(request.params));
        const { decision } = request.body;
        await inTransaction(db, (tx) =>
          decidePerson(tx, parts, managerOf(request), { stationId, personId, decision }),
        );
        return DECIDED;
      },
    );
  };
