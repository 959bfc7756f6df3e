// Tests rules call-user-settings, permission-refusal, settings-consent.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { UserSettingsSchema } from '@pieno/contract/profile/user-settings.ts';
import { asGuest, asUser, enterAsGuest, onlyAnna, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

const SETTINGS = '/user/settings';
const CONSENT = '/user/settings/geolocation-consent';
const NOW = '2026-11-21T08:00:00.000Z';

let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set(NOW);
  anna = await onlyAnna(server);
});
afterAll(() => server.close());

const ask = (
  method: 'GET' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = asUser(anna),
) =>
  server.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
const NEVER = { geolocation_consent: false, geolocation_consent_at: null };
const GIVEN = { geolocation_consent: true, geolocation_consent_at: NOW };

test.each([SETTINGS, CONSENT])('%s states the consent, and why it is asked', async (url) => {
  const answer = await ask('GET', url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const settings = UserSettingsSchema.parse(answer.json());
  expect(settings).toMatchObject(NEVER);
  expect(settings.geolocation_consent_text).toContain('Acconsento che Pieno usi la posizione');
  expect(settings.geolocation_consent_required_text).toContain('Resta sul tuo telefono');
});

test.each([
  [CONSENT, (consent: boolean) => ({ consent })],
  [SETTINGS, (consent: boolean) => ({ geolocation_consent: consent })],
])('%s stores a consent with its time until it is withdrawn', async (url, body) => {
  expect((await ask('PUT', url, body(true))).json()).toMatchObject(GIVEN);
  server.clock.advance(60_000);
  expect((await ask('PUT', url, body(true))).json()).toMatchObject(GIVEN);
  expect((await ask('GET', SETTINGS)).json()).toMatchObject(GIVEN);
  expect((await ask('PUT', url, body(false))).json()).toMatchObject(NEVER);
  expect((await ask('PUT', url, body(true))).json()).toMatchObject({
    geolocation_consent: true,
    geolocation_consent_at: '2026-11-21T08:01:00.000Z',
  });
});

test('settings without a known field change nothing', async () => {
  await ask('PUT', CONSENT, { consent: true });
  server.clock.advance(60_000);
  const texts = { geolocation_consent_text: 'di altri', geolocation_consent_at: '2000-01-01' };
  for (const payload of [undefined, {}, texts]) {
    const answer = await ask('PUT', SETTINGS, payload);
    expect(answer.json()).toMatchObject(GIVEN);
    expect(answer.body).not.toContain('di altri');
  }
});

test.each([
  [CONSENT, { consent: 'yes' }, { consent: ['Valore non valido'] }],
  [CONSENT, {}, { consent: ['Campo obbligatorio'] }],
  [SETTINGS, { geolocation_consent: 1 }, { geolocation_consent: ['Valore non valido'] }],
])('%s refuses %j', async (url, payload, errors) => {
  const answer = await ask('PUT', url, payload);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors },
  ]);
  expect((await ask('GET', CONSENT)).json()).toMatchObject(NEVER);
});

const DIESEL = { fuel: 20, mode: 'self', litres: 45, consumption: 5.5, smac: true };
const NO_TANK = { fuel: null, mode: null, litres: null, consumption: null, smac: null };

describe('the tank', () => {
  test('is missing until it is set, changes field by field, and is removed as a whole', async () => {
    expect((await ask('GET', SETTINGS)).json()).toMatchObject(NO_TANK);
    expect((await ask('PUT', SETTINGS, DIESEL)).json()).toMatchObject({ ...NEVER, ...DIESEL });
    expect((await ask('PUT', SETTINGS, { litres: 50.5 })).json()).toMatchObject({
      ...DIESEL,
      litres: 50.5,
    });
    expect((await ask('GET', CONSENT)).json()).toMatchObject({ ...DIESEL, litres: 50.5 });
    expect((await ask('GET', '/user/export')).json()).toMatchObject({
      settings: { ...DIESEL, litres: 50.5 },
    });
    expect((await ask('PUT', SETTINGS, { fuel: null, litres: 40 })).json()).toMatchObject(NO_TANK);
  });

  test('with a fuel only has the proposed values, and can be sent back as it was read', async () => {
    const proposed = { fuel: 30, mode: null, litres: 45, consumption: 8.5, smac: false };
    const { litres, consumption, smac } = NO_TANK;
    const answer = await ask('PUT', SETTINGS, { fuel: 30, litres, consumption, smac });
    expect(answer.json()).toMatchObject(proposed);
    expect((await ask('PUT', SETTINGS, answer.json())).json()).toMatchObject(proposed);
  });

  test('keeps no mode in which its fuel is not sold', async () => {
    const electric = { ...DIESEL, fuel: 50, mode: 'served' };
    expect((await ask('PUT', SETTINGS, electric)).json()).toMatchObject({ fuel: 50, mode: null });
  });

  test.each([
    [{ ...DIESEL, litres: 0 }, { litres: ['Scrivi un numero tra 1 e 200'] }],
    [{ ...DIESEL, litres: '45' }, { litres: ['Scrivi un numero tra 1 e 200'] }],
    [{ ...DIESEL, consumption: 61 }, { consumption: ['Scrivi un numero tra 1 e 60'] }],
    [{ ...DIESEL, fuel: 100 }, { fuel: ['Valore non valido'] }],
    [{ ...DIESEL, mode: 'both' }, { mode: ['Valore non valido'] }],
    [{ ...DIESEL, smac: 1 }, { smac: ['Valore non valido'] }],
    [{ litres: 45, geolocation_consent: true }, { fuel: ['Campo obbligatorio'] }],
  ])('refuses %j and keeps the old values', async (payload, errors) => {
    const answer = await ask('PUT', SETTINGS, payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }]);
    expect((await ask('GET', SETTINGS)).json()).toMatchObject({ ...NEVER, ...NO_TANK });
  });

  test('is stored per account, and survives a consent', async () => {
    const eva = await registerAnna(server, { email: 'eva@example.sm' });
    await ask('PUT', SETTINGS, DIESEL);
    expect((await ask('PUT', CONSENT, { consent: true })).json()).toMatchObject({
      ...GIVEN,
      ...DIESEL,
    });
    expect((await ask('GET', SETTINGS, undefined, asUser(eva))).json()).toMatchObject(NO_TANK);
  });
});

test('consent is stored per account', async () => {
  const eva = await registerAnna(server, { email: 'eva@example.sm' });
  await ask('PUT', CONSENT, { consent: true });
  expect((await ask('GET', CONSENT, undefined, asUser(eva))).json()).toMatchObject(NEVER);
});

test.each([
  ['GET', SETTINGS, 'Impostazioni disponibili solo per utenti registrati'],
  ['PUT', SETTINGS, 'Impostazioni disponibili solo per utenti registrati'],
  ['GET', CONSENT, 'Consenso geolocalizzazione disponibile solo per utenti registrati'],
  ['PUT', CONSENT, 'Consenso geolocalizzazione disponibile solo per utenti registrati'],
] as const)('%s %s is for registered users', async (method, url, sentence) => {
  const payload = method === 'PUT' ? { consent: true } : undefined;
  const guest = await ask(method, url, payload, asGuest(await enterAsGuest(server)));
  expect([guest.statusCode, guest.json()]).toMatchObject([403, { message: sentence }]);
  const nobody = await ask(method, url, payload, {});
  expect([nobody.statusCode, nobody.json()]).toMatchObject([
    401,
    { message: 'Utente non autenticato' },
  ]);
});
