// People who leave and return: a deleted account does not support a price twice, and a locked person stays out.
// Tests rule report-limits.
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import { ANNA, asUser, registerVerified } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { driving, type Driver } from '../testing/prices/drivers.ts';
import { NOBODY, wired, type Caller } from '../testing/attacks/wired.ts';

const EVA = 'eva@example.sm';
let server: TestApp;
let attacker: Attacker;
let station: number;
useAttackedServer((made) => ({ server, attacker } = made));
const { begin, driver, state, price, claims, pass } = driving(() => server);
const { call, report } = wired(() => attacker);
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
});

const goes = async (one: Driver) => {
  const { status } = await call(one, 'DELETE /user', { password: ANNA.password });
  expect(status).toBe(200);
};
const registers = (email: string) => call(NOBODY, 'POST /register', { ...ANNA, email });

test('after deleting the account and returning, a person cannot report within the hour, nor confirm the own earlier report', async () => {
  const eva = await driver(EVA);
  expect(await report(eva, station, { price: 1650 })).toBe('reported');
  await goes(eva);
  expect(await claims()).toEqual(['1650 withdrawn author']);
  const again = await driver(EVA);
  expect(await report(again, station, { price: 1650 })).toBe('refused');
  pass(61);
  expect(await report(again, station, { price: 1650 })).toBe('reported');
  expect(await report(again, station, { price: 1650, confirmed: true })).toBe('refused');
  expect(await report(await driver('eva+2@example.sm'), station, { price: 1650 })).toBe('refused');
  expect(await price()).toBe(1700);
});

test('an earlier confirmation is not counted twice after the return', async () => {
  const eva = await driver(EVA);
  await report(eva, station, { price: 1700, confirmed: true });
  await goes(eva);
  pass(61);
  await state(1720);
  pass(1);
  const again = await driver(EVA);
  expect(await report(again, station, { price: 1680 }, { sure: true })).not.toBe('accepted');
  expect(await price()).toBe(1720);
});

test('the sixty reports of a day are not granted again', async () => {
  const eva = await driver('eva-again@example.sm');
  for (let sent = 0; sent < REPORT_LIMITS.perDay; sent += 1) {
    await report(eva, station, { price: 1 });
  }
  await goes(eva);
  const again = await driver('eva-again@example.sm');
  expect(await report(again, station, { price: 1690 })).toMatch(/^429/);
});

test('a locked person stays out: with the old session, a new account, another address of the mailbox', async () => {
  const eva = await driver(EVA);
  expect(await report(eva, station, { price: 1400 }, { sure: true })).toBe('held');
  const maria: Session = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const admin: Caller = { headers: asUser(maria) };
  const { items } = (await call(admin, 'GET /admin/queue')).body as unknown as Queue;
  const lock = { decision: 'lock', reason: 'Prezzi inventati' };
  expect((await call(admin, `POST /admin/queue/${items[0]!.id}`, lock)).status).toBe(200);
  expect(await claims()).toEqual(['1400 rejected administrator']);

  expect(await report(eva, station, { price: 1690 })).toMatch(/^401/);
  expect((await call(eva, 'DELETE /user', { password: ANNA.password })).status).toBe(401);
  expect((await call(NOBODY, 'POST /login', { ...ANNA, email: EVA })).status).toBe(422);
  for (const email of ['eva+2@example.sm', 'EVA@EXAMPLE.SM']) {
    const answer = await registers(email);
    expect([email, answer.status]).toEqual([email, 422]);
  }
  await server.database.kysely.deleteFrom('app_user').where('email', '=', EVA).execute();
  expect((await registers(EVA)).body).toMatchObject({
    error_codes: { email: [{ code: 'email_locked' }] },
  });
  expect((await registers('ugo@example.sm')).status).toBe(200);
});
