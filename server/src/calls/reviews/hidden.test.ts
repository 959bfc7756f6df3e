// Tests rule reviews-hidden.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { deliverMails } from '../../modules/notifications/deliver-mails.ts';
import { registerAnna, registerVerified } from '../../testing/accounts.ts';
import { reviewing } from '../../testing/accounts/reviewing.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { mailerTo, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

const HIDING = 'Segnalata da 3 persone: è pubblicità, dice cose private';
let server: TestApp;
let smtp: TestSmtp;
let station: number;
let maria: Session;
let bruno: Session;
let carla: Session;
let review: number;
useTestSmtp((made) => (smtp = made));
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(db());
  station = await addStation(db(), { name: 'Alla Rocca' });
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  bruno = await registerVerified(server, 'bruno@example.sm');
  carla = await registerVerified(server, 'carla@example.sm');
  await server.board.refresh();
  await write(bruno, station, { stars: 1, text: 'Meglio altrove' });
  review = (await own(bruno, station))!.id;
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const { ask, write, remove, own, read, summary, flag, flagThrice, object, decide, queue, inbox } =
  reviewing(() => server);
const code = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const pass = () => server.clock.advance(60_000);
const mails = async () => {
  const { clock } = server;
  const mailer = mailerTo(smtp.url, clock, db());
  const links = { publicUrl: 'https://pieno.example', unsubscribeKey: Buffer.alloc(32, 7) };
  await deliverMails({ db: db(), clock, mailer, ...links }, AbortSignal.timeout(60_000));
  return smtp.received.splice(0);
};

test("three different people's flags hide a review, and its author reads why, once by mail", async () => {
  await flag(carla, review, 'spam');
  expect((await flag(carla, review, 'spam')).statusCode).toBe(200);
  // Another address of the same mailbox is the same person.
  await flag(await registerVerified(server, 'carla+due@example.sm'), review, 'spam');
  await flag(maria, review, 'private');
  expect(await read(station)).toMatchObject({ count: 1, hidden: 0 });
  expect(await queue(maria)).toMatchObject([
    { id: review, flags: { spam: 1, private: 1 }, hidden: false, reason: null, objection: null },
  ]);
  await flag(await registerVerified(server, 'dario@example.sm'), review, 'spam');
  expect(await read(station)).toEqual({ reviews: [], count: 0, hidden: 1 });
  expect(await summary(station)).toBeUndefined();
  expect(await own(bruno, station)).toMatchObject({ hidden: { reason: HIDING, objection: null } });
  expect(await inbox(bruno)).toMatchObject([
    {
      kind: 'review',
      title: 'La tua recensione è stata nascosta',
      text: `Alla Rocca: «${HIDING}». Se non sei d'accordo puoi dirlo una volta, accanto alla tua recensione.`,
      read: false,
    },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual(['bruno@example.sm']);
  expect(mail?.mail.text).toContain(HIDING);
  expect(mail?.mail.text).toContain(`https://pieno.example/business/${station}?avviso=`);
  expect(mail?.mail.text).not.toContain('Avvisi');
});

test('an author with notifications off is notified of the hiding all the same', async () => {
  await db().updateTable('app_user').set({ notifications: false }).execute();
  await flagThrice(review);
  expect(await mails()).toHaveLength(1);
});

test('flags come from other, verified people, and are about visible reviews', async () => {
  expect(code(await flag(bruno, review))).toBe('review_own');
  expect(code(await flag(await registerVerified(server, 'bruno+due@example.sm'), review))).toBe(
    'review_own',
  );
  expect(code(await flag(await registerAnna(server), review))).toBe('email_unverified');
  expect((await flag(carla, 999_999)).statusCode).toBe(404);
  await flagThrice(review);
  expect((await flag(carla, review)).statusCode).toBe(404);
});

test('a hidden review cannot be changed, and is objected to once; the decision shows or hides it', async () => {
  expect(code(await object(bruno, station, 'Perché?'))).toBe('review_settled');
  expect((await object(carla, station, 'Perché?')).statusCode).toBe(404);
  await flagThrice(review);
  expect(code(await write(bruno, station, { stars: 2 }))).toBe('review_settled');
  expect((await object(bruno, station, 'Non offende nessuno')).statusCode).toBe(200);
  expect(code(await object(bruno, station, 'Davvero'))).toBe('review_settled');
  expect(await queue(maria)).toMatchObject([
    {
      business: { id: station, name: 'Alla Rocca' },
      stars: 1,
      text: 'Meglio altrove',
      flags: { offensive: 3 },
      hidden: true,
      reason: 'Segnalata da 3 persone: offende qualcuno',
      objection: 'Non offende nessuno',
    },
  ]);
  pass();
  expect((await decide(maria, review, 'show')).json()).toEqual({ message: 'Recensione mostrata' });
  expect(await queue(maria)).toEqual([]);
  expect(await read(station)).toMatchObject({ count: 1, hidden: 0 });
  expect((await inbox(bruno))[0]).toMatchObject({
    title: 'La tua recensione è di nuovo visibile',
    text: "Alla Rocca: un amministratore l'ha controllata.",
  });
  expect(code(await decide(maria, review, 'show'))).toBe('queue_decided');
  // A decided review is not hidden by further flags until its text changes.
  const eva = await registerVerified(server, 'eva@example.sm');
  await flag(eva, review);
  expect([await read(station), await queue(maria)]).toMatchObject([{ count: 1 }, []]);
  await write(bruno, station, { stars: 1, text: 'Un altro testo' });
  await flag(eva, review);
  expect(await queue(maria)).toMatchObject([{ flags: { offensive: 1 }, hidden: false }]);
  // A minor change does not clear flags that are not decided.
  await write(bruno, station, { stars: 1, text: 'Un altro testo!' });
  expect(await queue(maria)).toMatchObject([{ flags: { offensive: 1 }, hidden: false }]);
});

test('an administrator hides any review with a reason, and again after an objection', async () => {
  expect(code(await decide(carla, review, 'hide', 'No'))).toBe('administrators_only');
  expect((await decide(maria, review, 'hide')).json()).toMatchObject({
    errors: { reason: ['Scrivi il motivo'] },
  });
  expect((await decide(maria, 999_999, 'hide', 'No')).statusCode).toBe(404);
  expect((await decide(maria, review, 'hide', 'Nomina una persona')).statusCode).toBe(200);
  expect(await own(bruno, station)).toMatchObject({ hidden: { reason: 'Nomina una persona' } });
  expect(code(await decide(maria, review, 'hide', 'Ancora'))).toBe('queue_decided');
  await object(bruno, station, 'Non è vero');
  pass();
  await decide(maria, review, 'hide', 'La nomina davvero');
  expect(await queue(maria)).toEqual([]);
  expect(code(await object(bruno, station, 'Invece no'))).toBe('review_settled');
  expect((await inbox(bruno))[0]?.text).toContain('«La nomina davvero»');
  const log = await db()
    .selectFrom('action_log')
    .select(['action', 'station_id', 'target', 'reason'])
    .orderBy('id')
    .execute();
  const logged = { action: 'review_hidden', station_id: station, target: { review } };
  expect(log).toEqual([
    { ...logged, reason: 'Nomina una persona' },
    { ...logged, reason: 'La nomina davvero' },
  ]);
});

test('a hidden review that is deleted loses its text and stays hidden', async () => {
  await flagThrice(review);
  await remove(bruno, station);
  expect(await read(station)).toMatchObject({ count: 0, hidden: 1 });
  expect(await own(bruno, station)).toMatchObject({ text: null, chips: {}, hidden: {} });
  expect(code(await write(bruno, station, { stars: 5 }))).toBe('review_settled');
  expect(await queue(maria)).toEqual([]);
});

test("a locked person's reviews are not shown, and unlocking restores those that were not hidden", async () => {
  const other = await addStation(db(), { name: 'Api' });
  await write(bruno, other, { stars: 4 });
  expect(await summary(other)).toMatchObject({ count: 1 });
  await flag(carla, review);
  await decide(maria, review, 'lock', 'Insulta');
  expect(await queue(maria)).toEqual([]);
  expect(await read(station)).toEqual({ reviews: [], count: 0, hidden: 0 });
  expect(await summary(other)).toBeUndefined();
  const { action, target } = await db()
    .selectFrom('action_log')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([action, target]).toMatchObject(['person_locked', { review }]);
  const active = `/admin/people/${bruno.user.id}/active`;
  expect((await ask(maria, 'PUT', active, { active: true })).statusCode).toBe(200);
  await server.board.refresh();
  expect(await read(station)).toEqual({ reviews: [], count: 0, hidden: 1 });
  expect(await summary(other)).toMatchObject({ count: 1 });
});

test("a locked person's flags are withdrawn", async () => {
  await flag(carla, review);
  const active = `/admin/people/${carla.user.id}/active`;
  const locked = await ask(maria, 'PUT', active, { active: false, reason: 'Segnala tutto' });
  expect([locked.statusCode, await queue(maria)]).toEqual([200, []]);
});

test('an author who is an administrator is not locked', async () => {
  await write(maria, station, { stars: 1 });
  const { id } = (await own(maria, station))!;
  const eva = await registerVerified(server, 'eva@example.sm', { role: 'admin' });
  expect(code(await decide(eva, id, 'lock', 'No'))).toBe('administrator_not_lockable');
  expect(await read(station)).toMatchObject({ count: 2, hidden: 0 });
});
