// Tests rules call-settings, settings-global.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTING_KEYS } from '@pieno/contract/settings/settings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { saveSetting } from '../../modules/settings/repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject(`/api/global-settings${url}`);
const save = async (key: string, ...values: string[]) => {
  await inTransaction(server.database.kysely, (tx) => saveSetting(tx, key, values));
  await server.board.refresh();
};

test('every setting of the contract can be read', async () => {
  for (const key of SETTING_KEYS) expect((await get(`/${key}`)).statusCode).toBe(200);
  expect((await get('/business_marker_color')).json()).toMatchObject({ value1: '#dc3545' });
});

test('a change reaches the next reader', async () => {
  const before = await get('/business_marker_color');
  await save('business_marker_color', '#00ff00');
  const after = await get('/business_marker_color');
  expect(after.json()).toMatchObject({ value1: '#00ff00', value2: null, value3: null });
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

test.each([
  ['/nothing', 'nothing'],
  ['/toString', 'toString'],
  ['/perch%C3%A9', 'perché'],
])('%s is not found, by its name', async (url, key) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    404,
    { message: `Impostazione '${key}' non trovata` },
  ]);
});

test('a setting that is not public is not found', async () => {
  await save('smtp_password', 'hunter2');
  expect((await get('/smtp_password')).statusCode).toBe(404);
});

test.each(['', '/', '/?x=1'])('without a key, as "%s", the key is required', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: "Chiave dell'impostazione non fornita" },
  ]);
});

test('before the board is filled an existing setting is unavailable', async () => {
  const early = await openTestApp({ boardFilled: false });
  const answer = await early.app.inject('/api/global-settings/stale_days');
  expect(answer.statusCode).toBe(503);
  await early.close();
});
