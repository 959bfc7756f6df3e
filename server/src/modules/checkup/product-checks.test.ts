// Tests rule checkup-list.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CheckId } from '@pieno/contract/checkup/checkup.ts';
import { check, checkParts } from '../../testing/checkup/check-parts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { logPrices } from '../../testing/prices/log-prices.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { saveProof } from '../backups/proofs.ts';
import { noteWaitingMail } from '../mail/waiting-mails.ts';
import { saveSetting } from '../settings/repository.ts';
import { reachDatabase } from './run-checks.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(db());
});

const DAY = 24 * 60;
const db = () => server.database.kysely;
async function look(id: CheckId, environment: NodeJS.ProcessEnv = {}) {
  const { database, clock } = server;
  const reached = await reachDatabase(db(), database.engine);
  return await check(id, checkParts(environment, { clock, database: reached }));
}

test('an area with old prices only is reported, with the newest of each category', async () => {
  expect(await look('prices')).toMatchObject([{ state: 'skipped' }]);
  const station = await addStation(db());
  const belt = await addStation(db(), { areas: ['confine'] });
  await logPrices(server, [
    { stationId: station, price: 1700, state: 'accepted', origin: 'owner', ago: 60 },
    { stationId: belt, price: 1800, state: 'accepted', origin: 'ministry', ago: 20 * DAY },
  ]);
  expect(await look('prices')).toMatchObject([
    {
      state: 'warning',
      text: 'Senza prezzi recenti: Diesel oltre confine dal 01/11/26, 09:00',
      step: expect.stringContaining('Oggi') as string,
    },
  ]);
  await db().updateTable('station').set({ areas: [] }).where('id', '=', belt).execute();
  expect(await look('prices')).toMatchObject([{ state: 'ok' }]);
  await db().updateTable('current_price').set({ source: 'demo' }).execute();
  expect(await look('prices')).toMatchObject([
    { state: 'warning', text: 'Nessun prezzo vero: si vedono quelli dimostrativi' },
  ]);
});

test('no configured back-up is a warning, none yet is skipped, a failed one is wrong', async () => {
  const environment = { BACKUP_KEY: `age1${'q'.repeat(58)}`, BACKUP_DIR: temporaryFolder() };
  expect(await look('backups')).toMatchObject([
    { state: 'warning', text: 'Nessuno copia i dati: manca BACKUP_KEY.' },
  ]);
  expect(await look('backups', environment)).toMatchObject([{ state: 'skipped' }]);
  await saveProof(db(), server.clock.now(), { failure: 'Il disco è pieno.' });
  expect(await look('backups', environment)).toMatchObject([
    { state: 'wrong', step: 'Sul server: npm run data -- backup' },
  ]);
});

test('mails and contacts', async () => {
  const environment = { SMTP_URL: 'smtp://posta.example' };
  expect(await look('mail')).toMatchObject([{ state: 'warning' }]);
  expect(await look('mail', environment)).toMatchObject([{ state: 'ok' }]);
  const trouble = { host: 'posta.example', reason: 'silent', answer: null };
  await noteWaitingMail(db(), 'one', trouble, server.clock.now());
  expect(await look('mail', environment)).toMatchObject([
    {
      state: 'wrong',
      text: 'Email che non partono dal 21/11/26, 09:00: 1. posta.example non risponde',
    },
  ]);
  expect(await look('contact')).toMatchObject([{ state: 'warning' }]);
  await db()
    .transaction()
    .execute((tx) => saveSetting(tx, 'operator_contact', ['Olga', 'olga@example.sm']));
  expect(await look('contact')).toMatchObject([{ state: 'ok' }]);
});
