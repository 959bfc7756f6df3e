// Tests rule schedule-held.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { makeOwner, recordNow } from '../../testing/stations/owners.ts';
import { publish, refusePrice, scheduled } from '../../testing/prices/schedules.ts';
import { mailerTo, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
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
  await addFuelTypes(db());
  anna = await registerVerified(server, 'anna@example.sm');
});
afterAll(() => server.close());

const run = async (smtpUrl = smtp.url) => {
  const mailer = mailerTo(smtpUrl, server.clock, server.database.kysely);
  const parts = { db: db(), clock: server.clock, mailer, publicUrl: 'https://pieno.example' };
  await heldMailJob(parts).run(AbortSignal.timeout(60_000));
};

const db = () => server.database.kysely;

/** Schedules an acceptable price at a station of Anna's. @returns its id */
async function schedule(): Promise<number> {
  const station = await addStation(db(), { name: 'Rocca & Figli' });
  await makeOwner(server, station, anna);
  await scheduled(server, { who: anna, station, prices: { [DIESEL]: 1.25 } });
  return station;
}

/** Schedules an acceptable price that is impossible when it is due. @returns its station */
async function hold(): Promise<number> {
  const station = await schedule();
  for (const price of [2100, 2110, 2120]) {
    await recordNow(server, await addStation(db()), { [DIESEL]: price });
  }
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  return station;
}

test('the author of a held price gets one mail, with what to do', async () => {
  await run();
  expect(smtp.received).toEqual([]);
  await hold();
  await run();
  await run();
  expect(smtp.received).toHaveLength(1);
  const [{ recipients, mail }] = smtp.received as [(typeof smtp.received)[0]];
  expect(recipients).toEqual(['anna@example.sm']);
  expect(smtp.received[0]!.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail.subject).toBe('Rocca & Figli: un prezzo programmato non è stato pubblicato');
  expect(mail.text).toContain(`Ciao ${anna.user.name}, il prezzo`);
  expect(mail.text).toContain('22/11/2026 alle 06:00, € 1,250');
  expect(mail.text).toContain('Prezzo impossibile in quel momento: controllalo');
  expect(mail.text).toContain('https://pieno.example/gestore');
  expect(mail.html).toContain('Rocca &amp; Figli');
});

test('for a fuel not sold at that time the mail tells where to add it, even if it is sold again', async () => {
  const station = await schedule();
  const mark = { station_id: station, fuel_type_id: DIESEL, decided_at: server.clock.now() };
  await db()
    .insertInto('station_fuel')
    .values({ ...mark, sold: false })
    .execute();
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  await db().updateTable('station_fuel').set({ sold: true }).execute();
  await run();
  expect(smtp.received[0]?.mail.text).toContain(
    'Qui non risulta in vendita: se lo vendi, aggiungilo in «Che cosa vendi»',
  );
});

test('for a price that failed on our side the mail comes once, and asks to write the price', async () => {
  await schedule();
  const mend = await refusePrice(db(), 1250);
  server.clock.set('2026-11-22T05:00:00Z');
  await expect(publish(server)).rejects.toThrow('refused_price');
  await run();
  await run();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.mail.text).toContain('Non siamo riusciti a pubblicarlo: scrivilo tu.');
  await db().deleteFrom('mail_sent').execute();
  await mend();
  await publish(server);
  await run();
  expect(smtp.received).toHaveLength(1);
});

test('a mail that could not be sent is sent later, but not after a day', async () => {
  await hold();
  await run('smtp://127.0.0.1:1');
  await run();
  expect(smtp.received).toHaveLength(1);
  smtp.received.length = 0;
  await db().deleteFrom('mail_sent').execute();
  server.clock.advance(24 * 3_600_000);
  await run();
  expect(smtp.received).toEqual([]);
});

test('a locked author gets no mail', async () => {
  await hold();
  await db().updateTable('app_user').set({ is_active: false }).execute();
  await run();
  expect(smtp.received).toEqual([]);
});

test('a held price is listed to its owner for seven days', async () => {
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
