// Tests rule owner-invitations.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Invitation } from '@pieno/contract/invitations/invitations.ts';
import { OWNER_LIMITS } from '@pieno/contract/station-limits.ts';
import { sessionJob } from '../../modules/accounts/sessions.ts';
import { forgetInvitedEmails } from '../../modules/invitations/forget-emails.ts';
import { asUser, post, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addStation } from '../../testing/stations/stations.ts';

let server: TestApp;
let station: number;
let admin: Session;
beforeAll(async () => {
  server = await openTestApp();
  await server.clear();
  station = await addStation(server.database.kysely);
  admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const invite = async (body: object) =>
  (
    await post(server, `/admin/stations/${station}/invitations`, body, asUser(admin))
  ).json<Invitation>();
const accept = (session: Session, code: string) =>
  post(server, '/owner/invitations/accept', { code }, asUser(session));

test('an invitation for an e-mail confirms it when its code is used, and proves no mailbox', async () => {
  const { kysely } = server.database;
  const carla = await registerAnna(server, { email: 'carla@example.sm' });
  const unverified = { code: 'email_unverified' };
  expect((await accept(carla, (await invite({})).code)).json()).toMatchObject(unverified);
  const others = await invite({ email: 'eva@example.sm' });
  expect((await accept(carla, others.code)).json()).toMatchObject(unverified);
  expect((await accept(carla, 'AAAA-AAAA')).json()).toMatchObject(unverified);
  const { code } = await invite({ email: ' Carla@Example.sm ' });
  expect((await accept(carla, code)).json()).toMatchObject({ state: 'active' });
  const account = await kysely
    .selectFrom('app_user')
    .select(['email_verified', 'mailbox_proved'])
    .where('id', '=', carla.user.id)
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ email_verified: true, mailbox_proved: false });
  const kept = await kysely.selectFrom('owner_invitation').select('email').execute();
  expect(kept.map(({ email }) => email).filter(Boolean)).toEqual(['eva@example.sm']);
});

test('null for the e-mail of an invitation counts as absent', async () => {
  expect(await invite({ revoke_older: null, email: null })).toHaveProperty('url');
});

test('the invited e-mail is deleted in the night after the invitation has ended', async () => {
  const { kysely } = server.database;
  await invite({ email: 'gone@example.sm' });
  const kept = async () =>
    (await kysely.selectFrom('owner_invitation').select('email').execute()).filter(
      ({ email }) => email === 'gone@example.sm',
    ).length;
  const { run } = sessionJob(kysely, server.clock, forgetInvitedEmails);
  await run(new AbortController().signal);
  expect(await kept()).toBe(1);
  server.clock.advance(OWNER_LIMITS.invitationDays * 86_400_000);
  await run(new AbortController().signal);
  expect(await kept()).toBe(0);
});
