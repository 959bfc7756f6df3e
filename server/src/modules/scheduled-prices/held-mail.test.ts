import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/account.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { makeOwner, recordNow } from '../../testing/owners.ts';
import { publish, scheduled } from '../../testing/schedules.ts';
import { mailerTo, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { addFuelTypes, addStation } from '../../testing/stations.ts';
import { heldMailJob } from './held-mail.ts';

const DIESEL = 20;
let server: TestApp;
let smtp: TestSmtp;
let anna: Session;
useTestSmtp((made) => (smtp = made));
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(server.database.kysely);
  anna = await registerVerified(server, 'anna@example.sm');
});
afterAll(() => server.close());

const run = async (smtpUrl = smtp.url) => {
  const mailer = mailerTo(smtpUrl, server.clock);
  const { kysely: db } = server.database;
  const parts = { db, clock: server.clock, mailer, publicUrl: 'https://pieno.example' };
  await heldMailJob(parts).run(AbortSignal.timeout(60_000));
};

/** A price that was fine when it was typed, and impossible when it is due. @returns its station */
async function hold(): Promise<number> {
  const { kysely: db } = server.database;
  const station = await addStation(db, { name: 'Rocca & Figli' });
  await makeOwner(server, station, anna);
  await scheduled(server, { who: anna, station, prices: { [DIESEL]: 1.25 } });
  for (const price of [2100, 2110, 2120]) {
    await recordNow(server, await addStation(db), { [DIESEL]: price });
  }
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  return station;
}

test('who scheduled a price that was held is told once, where there is what to do', async () => {
  await run();
  expect(smtp.received).toEqual([]);
  await hold();
  await run();
  await run();
  expect(smtp.received).toHaveLength(1);
  const [{ recipients, mail }] = smtp.received as [(typeof smtp.received)[0]];
  expect(recipients).toEqual(['anna@example.sm']);
  expect(mail.subject).toBe('Rocca & Figli: un prezzo programmato non è stato pubblicato');
  expect(mail.text).toContain('22/11/2026 alle 06:00, € 1,250');
  expect(mail.text).toContain('https://pieno.example/gestore');
  expect(mail.html).toContain('Rocca &amp; Figli');
});

test('a mail that could not be sent is sent later, and not after a day', async () => {
  await hold();
  await run('smtp://127.0.0.1:1');
  await run();
  expect(smtp.received).toHaveLength(1);
  smtp.received.length = 0;
  await server.database.kysely.deleteFrom('mail_sent').execute();
  server.clock.advance(24 * 3_600_000);
  await run();
  expect(smtp.received).toEqual([]);
});

test('who is locked is told nothing', async () => {
  await hold();
  await server.database.kysely.updateTable('app_user').set({ is_active: false }).execute();
  await run();
  expect(smtp.received).toEqual([]);
});

test('for seven days a held price is listed to its owner', async () => {
  const station = await hold();
  const list = async () => {
    const url = `/api/owner/stations/${station}/scheduled-prices`;
    return (await server.app.inject({ url, headers: asUser(anna) })).json<unknown[]>();
  };
  server.clock.advance(7 * 86_400_000 - 1);
  expect(await list()).toMatchObject([{ state: 'held', price: 1.25 }]);
  server.clock.advance(1);
  expect(await list()).toEqual([]);
});
