// Tests rule admin-digest.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { logPrices } from '../../testing/prices/log-prices.ts';
import { mailerTo, useTestSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { digestJob } from './digest.ts';

const HOUR = 3_600_000;
let server: TestApp;
let smtp: TestSmtp;
let station: number;
useTestSmtp((made) => (smtp = made));
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
  await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const run = async (smtpUrl: string | undefined = smtp.url) => {
  const mailer = mailerTo(smtpUrl, server.clock, server.database.kysely);
  const parts = { db: server.database.kysely, clock: server.clock, mailer };
  await digestJob({ ...parts, publicUrl: 'https://pieno.example' }).run(
    AbortSignal.timeout(60_000),
  );
};
const hold = (price: number, by = 'anna@example.sm') =>
  logPrices(server, [{ stationId: station, price, state: 'held', by }]);

test('items that have waited for six hours are mailed once, as numbers with the page', async () => {
  await hold(1400);
  server.clock.advance(6 * HOUR - 1);
  await run();
  expect(smtp.received).toEqual([]);
  server.clock.advance(1);
  await run();
  server.clock.advance(HOUR);
  await run();
  expect(smtp.received).toHaveLength(1);
  const [{ recipients, mail }] = smtp.received as [(typeof smtp.received)[0]];
  expect(smtp.received[0]!.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(recipients).toEqual(['maria@example.sm']);
  expect(mail.subject).toBe('Pieno: qualcosa aspetta una tua decisione');
  expect(mail.text).toContain('da più di 6 ore aspettano: 1 prezzo da verificare.');
  expect(mail.text).toContain('https://pieno.example/admin');
});

test('flagged reviews are counted as well', async () => {
  const { user } = await registerVerified(server, 'bruno@example.sm');
  const since = server.clock.now();
  const row = { station_id: station, user_id: user.id, stars: 1, chips: '{}' };
  await server.database.kysely
    .insertInto('review')
    .values({ ...row, written_at: since, waits_since: since })
    .execute();
  server.clock.advance(6 * HOUR);
  await run();
  expect(smtp.received[0]!.mail.text).toContain('aspettano: 1 recensione da controllare.');
});

test('the mail is repeated after a day, and earlier when another item is overdue', async () => {
  await hold(1400);
  server.clock.advance(3 * HOUR);
  await hold(1300, 'bruno@example.sm');
  server.clock.advance(3 * HOUR);
  await run();
  server.clock.advance(3 * HOUR - 1);
  await run();
  expect(smtp.received).toHaveLength(1);
  server.clock.advance(1);
  await run();
  expect(smtp.received[1]?.mail.text).toContain('2 prezzi da verificare');
  server.clock.advance(24 * HOUR - 1);
  await run();
  expect(smtp.received).toHaveLength(2);
  server.clock.advance(1);
  await run();
  expect(smtp.received).toHaveLength(3);
});

test('only administrators with a verified e-mail get it', async () => {
  await server.database.kysely.updateTable('app_user').set({ email_verified: false }).execute();
  await registerVerified(server, 'bruno@example.sm');
  await hold(1400);
  server.clock.advance(7 * HOUR);
  await run();
  expect(smtp.received).toEqual([]);
  await server.database.kysely
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('role', '=', 'admin')
    .execute();
  await run();
  expect(smtp.received).toHaveLength(1);
});

test('a mail that could not be sent is sent by the next run', async () => {
  await hold(1400);
  server.clock.advance(7 * HOUR);
  await run('smtp://127.0.0.1:1');
  await run();
  expect(smtp.received).toHaveLength(1);
});
