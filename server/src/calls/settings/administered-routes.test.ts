// Tests rules admin-settings, operator-contact.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { AdministeredSettings } from '@pieno/contract/settings/administered-settings.ts';
import { SETTING_KEYS } from '@pieno/contract/settings/settings.ts';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { gateLimits } from '../../modules/prices/evaluate/gate-limits.ts';
import { listSettings } from '../../modules/settings/repository.ts';
import { SETTING_RULES } from '../../modules/settings/rules.ts';
import { hasContact, SETTING_HEADINGS, type AnySettingKey } from '../../modules/settings/values.ts';
import { defaultsOf } from './setting-list.ts';

let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: asUser(maria),
    ...(payload && { payload }),
  });
const set = (key: string, values: string[] | null) => call('PUT', `/settings/${key}`, { values });
const list = async () => (await call('GET', '/settings')).json<AdministeredSettings>();
const listed = async (key: string) => (await list()).find((each) => each.key === key)!;
const log = () =>
  server.database.kysely
    .selectFrom('action_log')
    .select(['role', 'action', 'target'])
    .orderBy('id')
    .execute();

test('every setting is listed once, under a heading, with meaning, limits and default', async () => {
  const all = await list();
  expect(all.map(({ key }) => key).toSorted()).toEqual(Object.keys(SETTING_RULES).toSorted());
  expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining([...SETTING_KEYS]));
  const begun = all.filter(({ heading }, at) => heading !== all[at - 1]?.heading);
  expect(begun.map(({ heading }) => heading)).toEqual(Object.keys(SETTING_HEADINGS));
  for (const { key, about, fields, limits, values, defaults } of all) {
    expect([key, /^\p{Lu}/u.test(about)]).toEqual([key, true]);
    expect([key, limits !== '', fields.length]).toEqual([key, true, values.length]);
    expect([key, defaults.length]).toEqual([key, fields.length]);
  }
  expect(await listed('price_band_10')).toMatchObject({ fields: ['da', 'a'], is_default: true });
});

test('a change of a setting is logged without its value, and can be reset to its default', async () => {
  expect((await set('stale_days', ['5'])).json()).toEqual({ message: 'Impostazione salvata' });
  expect(await listed('stale_days')).toMatchObject({ values: ['5'], is_default: false });
  expect((await set('stale_days', null)).statusCode).toBe(200);
  expect(await listed('stale_days')).toMatchObject({ values: ['8'], is_default: true });
  const line = { role: 'administrator', action: 'setting_changed', target: { key: 'stale_days' } };
  expect(await log()).toEqual([line, line]);
});

test.each([
  ['0,7', '2,25'],
  ['0.7', '2.25'],
])('decimals typed as %s are stored with a point, and listed with a comma', async (low, high) => {
  expect((await set('price_bounds', [low, high])).statusCode).toBe(200);
  expect(await listed('price_bounds')).toMatchObject({
    values: ['0,7', '2,25'],
    defaults: ['0,6', '2'],
    is_default: false,
  });
  expect(gateLimits(await listSettings(server.database.kysely)).bounds).toEqual({
    min: 0.7,
    max: 2.25,
  });
});

test('every default passes its rule; the map has none', () => {
  for (const [key, { problem }] of Object.entries(SETTING_RULES)) {
    const values = defaultsOf(key as AnySettingKey).filter((value) => value !== null);
    const isMap = key === 'maps_api_key';
    expect([key, problem(values) === undefined]).toEqual([key, !isMap]);
  }
});

test.each([
  ['stale_days', ['0'], 'Serve un numero intero di giorni tra 1 e 365'],
  ['stale_days', ['5', '6'], 'Serve un numero intero di giorni tra 1 e 365'],
  ['stale_days', [], 'Serve un numero intero di giorni tra 1 e 365'],
  ['price_bounds', ['2', '1'], 'Servono due numeri, prima il più piccolo'],
  ['business_marker_color', ['rosso'], 'Serve un colore nella forma #rrggbb'],
  ['operator_contact', ['Marta'], "Serve un'email o un numero di telefono"],
  ['operator_contact', ['Marta', 'marta@', ''], "Serve un'email o un numero di telefono"],
  ['operator_contact', ['Marta', '-', 'chiamami'], "Serve un'email o un numero di telefono"],
  ['maps_api_key', ['http://a.example'], "Serve l'indirizzo https dello stile"],
  ['maps_api_key', ['https://a.example/{key}', ''], 'serve anche la chiave'],
])('%s: %j is refused with the sentence of the command line', async (key, values, sentence) => {
  const answer = await set(key, values);
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }>().message).toContain(sentence);
  expect(await log()).toEqual([]);
});

test.each([
  [['Marta Rossi', 'marta@pieno.example', '0549 991 234'], true],
  [['', '', '0549 991 234'], true],
  [['Marta Rossi', 'marta@pieno.example'], true],
  [['-'], false],
])('the contact %j is accepted and counts as given: %s', async (values, isGiven) => {
  expect((await set('operator_contact', values)).statusCode).toBe(200);
  expect(hasContact(await listSettings(server.database.kysely))).toBe(isGiven);
});

test('a contact without a name is marked as changed, an emptied one is not', async () => {
  await set('operator_contact', ['', 'marta@pieno.example']);
  expect(await listed('operator_contact')).toMatchObject({ is_default: false });
  await set('operator_contact', ['-']);
  expect(await listed('operator_contact')).toMatchObject({ is_default: true });
});

test('an unknown setting is not found', async () => {
  expect((await set('constructor', ['1'])).statusCode).toBe(404);
});

test('a key is shown by its last characters, and stays when it is typed empty', async () => {
  const style = 'https://maps.example/style.json?key={key}';
  await set('maps_api_key', [style, 'molto-segreta-1234', '© Esempio']);
  const answer = await call('GET', '/settings');
  expect(answer.body).not.toContain('segreta');
  expect(await listed('maps_api_key')).toMatchObject({
    values: [style, '…1234', '© Esempio'],
    secret: 1,
  });
  await set('maps_api_key', [style, '', '© Altro']);
  const stored = await server.database.kysely
    .selectFrom('global_setting')
    .select(['value2', 'value3'])
    .where('key', '=', 'maps_api_key')
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ value2: 'molto-segreta-1234', value3: '© Altro' });
  expect(JSON.stringify(await log())).not.toContain('segreta');
});

test('the welcome message is previewed and replaced as sanitised, and the board shows it', async () => {
  const message = '<p onclick="x()">Ciao</p><script>x()</script>';
  expect((await call('POST', '/welcome/preview', { message })).json()).toEqual({
    message: '<p>Ciao</p>',
  });
  expect(await log()).toEqual([]);
  const version = () =>
    server.database.kysely.selectFrom('board_version').selectAll().executeTakeFirst();
  const before = await version();
  const saved = await call('PUT', '/welcome', { message, source: 'Pieno' });
  expect(saved.json()).toEqual({ message: '<p>Ciao</p>', source: 'Pieno' });
  expect((await call('GET', '/welcome')).json()).toEqual(saved.json());
  expect(await version()).not.toEqual(before);
  expect(await log()).toMatchObject([{ action: 'welcome_changed', target: { source: 'Pieno' } }]);
});

test('a welcome message that is empty or too long is refused', async () => {
  const put = (message: string) => call('PUT', '/welcome', { message, source: 'Pieno' });
  expect(await put('<p>a\0b</p>')).toMatchObject({ statusCode: 400 });
  expect((await put(' ')).statusCode).toBe(422);
  expect((await put('x'.repeat(WELCOME_MAX_LENGTH + 1))).json()).toMatchObject({
    code: 'welcome_too_long',
  });
});
