// Tests rules owner-invitations, owner-people, typed-code.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { AdministeredStations, Invitation } from '@pieno/contract/invitations/invitations.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ANNA, asUser, post, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { makeInvitation, revokeInvitation } from '../../modules/invitations/invitations.ts';
import { handOver } from '../../modules/invitations/decide-person.ts';

const DAY = 86_400_000;
let server: TestApp;
let station: number;
let admin: Session;
let anna: Session;
let bruno: Session;
beforeAll(async () => {
  server = await openTestApp({ config: { publicUrl: 'https://pieno.example' } });
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  station = await addStation(server.database.kysely, { name: 'Alla Rocca' });
  admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
  anna = await registerVerified(server, 'anna@example.sm');
  bruno = await registerVerified(server, 'bruno@example.sm');
});
afterAll(() => server.close());

const invite = async (body: object = {}) =>
  (
    await post(server, `/admin/stations/${station}/invitations`, body, asUser(admin))
  ).json<Invitation>();
const accept = (session: Session, code: string) =>
  post(server, '/owner/invitations/accept', { code }, asUser(session));
const decide = (session: Session, person: Session, decision: 'accept' | 'revoke') =>
  server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/people/${person.user.id}`,
    payload: { decision },
    headers: asUser(session),
  });
const administered = async () => {
  const answer = await server.app.inject({ url: '/api/admin/owners', headers: asUser(admin) });
  return answer.json<AdministeredStations>().find(({ business }) => business.id === station)!;
};
const people = async () =>
  (await administered()).people.map(({ name, state }) => `${name} ${state}`);
const isOwner = async (session: Session) =>
  (await server.app.inject({ url: '/api/user', headers: asUser(session) })).json<{
    is_owner: boolean;
  }>().is_owner;
const logged = async () => {
  const rows = await server.database.kysely
    .selectFrom('action_log')
    .select(['role', 'action'])
    .orderBy('id')
    .execute();
  return rows.map(({ role, action }) => `${role} ${action}`);
};
const WRONG = { errors: { code: ['Il codice non è valido, è scaduto o è già stato usato'] } };

test('accepting an invitation makes an owner of the station, once', async () => {
  const { code, url, expires_at } = await invite();
  expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
  expect(url).toBe(`https://pieno.example/gestore/invito#${code}.${station}`);
  expect(expires_at).toBe('2026-12-21T08:00:00.000Z');
  const answer = await accept(anna, code);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { business_id: station, business_name: 'Alla Rocca', state: 'active' },
  ]);
  expect(await isOwner(anna)).toBe(true);
  expect((await accept(bruno, code)).json()).toMatchObject(WRONG);
  expect(await logged()).toEqual(['administrator invitation_made', 'owner invitation_accepted']);
});

test('a code is accepted without its dash, with blanks and in small letters, and stored as a hash', async () => {
  const { code } = await invite();
  const kept = await server.database.kysely.selectFrom('owner_invitation').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(code.slice(0, 4));
  const typed = ` ${code.toLowerCase().replace('-', '')} `;
  expect((await accept(anna, typed)).statusCode).toBe(200);
});

test('a text that cannot be a code costs no attempt, and a code is found within other text', async () => {
  const { code, url } = await invite();
  const FORM = 'Il codice è di 8 lettere e cifre, come sulla scheda: ABCD-EFGH';
  for (let tries = 0; tries <= ACCOUNT_LIMITS.invitationCode.max; tries += 1) {
    const refused = await accept(anna, `${code.slice(0, 4)}-?`);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: { code: [FORM] } }]);
  }
  expect((await accept(anna, `Codice: ${code.replace('-', '\u2212')}\u200b.`)).statusCode).toBe(
    200,
  );
  expect((await accept(bruno, `Ecco: ${url}`)).json()).toMatchObject(WRONG);
});

test('an expired invitation is refused', async () => {
  const { code } = await invite();
  await server.database.kysely
    .updateTable('owner_invitation')
    .set({ expires_at: server.clock.now() })
    .execute();
  expect((await accept(anna, code)).json()).toMatchObject(WRONG);
  expect((await administered()).invitations).toEqual([]);
});

test('a revoked invitation is refused, revoked alone or with all older ones', async () => {
  const [first, second] = [await invite(), await invite()];
  const revoke = (id: number) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/admin/invitations/${id}`,
      headers: asUser(admin),
    });
  expect((await revoke(first.id)).statusCode).toBe(200);
  expect((await revoke(first.id)).statusCode).toBe(404);
  expect((await accept(anna, first.code)).json()).toMatchObject(WRONG);
  const third = await invite({ revoke_older: true });
  expect((await accept(anna, second.code)).json()).toMatchObject(WRONG);
  expect((await administered()).invitations).toMatchObject([{ id: third.id }]);
});

test('a second person waits for the first one, who may refuse', async () => {
  await accept(anna, (await invite()).code);
  expect((await accept(bruno, (await invite()).code)).json()).toMatchObject({ state: 'pending' });
  expect(await isOwner(bruno)).toBe(false);
  expect((await decide(bruno, bruno, 'accept')).statusCode).toBe(403);
  expect((await decide(anna, bruno, 'accept')).statusCode).toBe(200);
  expect(await people()).toEqual(['anna active', 'bruno active']);
  const carla = await registerVerified(server, 'carla@example.sm');
  await accept(carla, (await invite()).code);
  expect((await decide(bruno, carla, 'revoke')).statusCode).toBe(200);
  expect(await people()).toEqual(['anna active', 'bruno active']);
  expect((await logged()).slice(-2)).toEqual(['owner invitation_accepted', 'owner person_refused']);
});

test('of two concurrent acceptances the first is active and the other waits', async () => {
  const [one, other] = [await invite(), await invite()];
  const answers = await Promise.all([accept(anna, one.code), accept(bruno, other.code)]);
  const states = answers.map((answer) => answer.json<{ state: string }>().state);
  expect(states.toSorted()).toEqual(['active', 'pending']);
});

test('of two concurrent acceptances of one code one succeeds', async () => {
  const { code } = await invite();
  const answers = await Promise.all([accept(anna, code), accept(bruno, code)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
});

test('only an administrator revokes another active person; anybody may leave', async () => {
  await accept(anna, (await invite()).code);
  await accept(bruno, (await invite()).code);
  await decide(admin, bruno, 'accept');
  const refused = await decide(bruno, anna, 'revoke');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'person_revoke_refused' },
  ]);
  expect((await decide(bruno, bruno, 'revoke')).statusCode).toBe(200);
  expect((await decide(admin, anna, 'revoke')).statusCode).toBe(200);
  expect((await decide(admin, anna, 'revoke')).statusCode).toBe(404);
  expect(await people()).toEqual([]);
  expect(await isOwner(anna)).toBe(false);
});

test('an administrator decides without a verified e-mail, as mail may not work yet', async () => {
  await accept(anna, (await invite()).code);
  await accept(bruno, (await invite()).code);
  await server.database.kysely.updateTable('app_user').set({ email_verified: false }).execute();
  expect((await decide(anna, bruno, 'accept')).statusCode).toBe(403);
  expect((await decide(admin, bruno, 'accept')).statusCode).toBe(200);
  expect((await decide(bruno, bruno, 'revoke')).statusCode).toBe(200);
  expect(await people()).toEqual(['anna active']);
});

test('a change of management revokes people and invitations at once', async () => {
  await accept(anna, (await invite()).code);
  await accept(bruno, (await invite()).code);
  const { code } = await invite();
  const url = `/admin/stations/${station}/handover`;
  expect((await post(server, url, {}, asUser(bruno))).statusCode).toBe(403);
  expect((await post(server, url, {}, asUser(admin))).json()).toEqual({
    people: 2,
    invitations: 1,
  });
  expect(await people()).toEqual([]);
  const carla = await registerVerified(server, 'carla@example.sm');
  expect((await accept(carla, code)).json()).toMatchObject(WRONG);
  expect((await accept(anna, (await invite()).code)).json()).toMatchObject({ state: 'active' });
});

test('after five wrong codes in a day the right one is refused too', async () => {
  const { code } = await invite();
  for (let tries = 0; tries < ACCOUNT_LIMITS.invitationCode.max; tries++) {
    expect((await accept(anna, `AAAA-AAA${tries + 2}`)).statusCode).toBe(422);
  }
  expect((await accept(anna, code)).statusCode).toBe(429);
  expect((await accept(bruno, code)).statusCode).toBe(200);
  server.clock.advance(DAY);
  expect((await accept(anna, (await invite()).code)).statusCode).toBe(200);
});

test("a code for one's own station does not reset the count of wrong ones", async () => {
  await accept(anna, (await invite()).code);
  const { code } = await invite();
  for (let tries = 1; tries < ACCOUNT_LIMITS.invitationCode.max; tries++) {
    expect((await accept(anna, `AAAA-AAA${tries + 2}`)).statusCode).toBe(422);
  }
  expect((await accept(anna, code)).json()).toMatchObject({ state: 'active' });
  expect((await accept(anna, 'AAAA-AAAA')).statusCode).toBe(429);
});

test('an administrator who loses the role after the guard invites nobody and changes no management', async () => {
  const parts = { clock: server.clock, invitationKey: Buffer.alloc(32, 7), origin: '' };
  const actor = { role: 'administrator', userId: bruno.user.id } as const;
  const { id } = await invite();
  const works: ((tx: Executor) => Promise<unknown>)[] = [
    (tx) => makeInvitation(tx, parts, actor, station),
    (tx) => revokeInvitation(tx, parts, actor, id),
    (tx) => handOver(tx, parts, actor, station),
  ];
  for (const work of works) {
    await expect(inTransaction(server.database.kysely, work)).rejects.toMatchObject({
      problem: { code: 'administrators_only' },
    });
  }
  expect((await administered()).invitations).toMatchObject([{ id }]);
});

test('strangers invite nobody, and unverified users accept nothing', async () => {
  const { code } = await invite();
  const unverified = await registerAnna(server, { ...ANNA, email: 'dario@example.sm' });
  expect((await accept(unverified, code)).json()).toMatchObject({ code: 'email_unverified' });
  const url = `/admin/stations/${station}/invitations`;
  expect((await post(server, url, {}, asUser(anna))).statusCode).toBe(403);
  expect((await post(server, url, {})).statusCode).toBe(401);
  expect(
    (await server.app.inject({ url: '/api/admin/owners', headers: asUser(anna) })).statusCode,
  ).toBe(403);
  expect(
    (await post(server, '/admin/stations/999/invitations', {}, asUser(admin))).statusCode,
  ).toBe(404);
});
