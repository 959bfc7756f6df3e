// Tests rules call-business, call-guests, call-prices, call-settings, call-welcome, error-calls, form-register,
// guest-access.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { convertGuest, login, register } from './accounts/account.ts';
import { messageOf } from './api-error.ts';
import { businessQuery, getBusiness, isNotFound } from './stations/business.ts';
import { requestGuestAccess } from './accounts/guest-access.ts';
import { bestByDecadeQuery } from './prices/prices.ts';
import { changeUser, uploadAvatar } from './profile/profile.ts';
import { createQueryClient } from './query-client.ts';
import { getRanking } from './prices/ranking.ts';
import { getGlobalSetting, welcomeMessageQuery } from './settings/settings.ts';
import { changeConsent } from './profile/user-settings.ts';

const REGISTRATION = {
  name: 'Anna',
  email: 'a@b.sm',
  password: 'Monte Titano 7',
  password_confirmation: 'Monte Titano 7',
  agree_privacy: true,
  notifications: true,
} as const;

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (status: number, body: unknown = { message: 'dal server' }) =>
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );

test.each([
  ['ranking', () => getRanking(10, 'SM'), 'Errore nel caricamento della classifica'],
  [
    'winners',
    () => createQueryClient().query(bestByDecadeQuery),
    'Errore nel caricamento dei prezzi',
  ],
  ['station', () => getBusiness('8'), 'Errore nella richiesta: 500'],
  ['welcome', () => createQueryClient().query(welcomeMessageQuery), 'Errore nel caricamento'],
  ['setting', () => getGlobalSetting('maps_api_key'), 'Risorsa al momento non disponibile'],
])('%s: a failing server gives the expected message', async (_, call, sentence) => {
  answer(500);
  expect(messageOf(await failureOf(call()))).toBe(sentence);
});

test.each([
  ['login', () => login({ email: 'a@b.sm', password: 'x' }), 'Errore durante il login'],
  ['registration', () => register(REGISTRATION), 'Errore durante la registrazione'],
  ['conversion', () => convertGuest(REGISTRATION, 'g', {}), 'Errore durante la registrazione'],
  [
    'profile',
    () => changeUser({}, "Si è verificato un errore durante l'aggiornamento del profilo"),
    "Si è verificato un errore durante l'aggiornamento del profilo",
  ],
  [
    'picture',
    () => uploadAvatar(new File([], 'a.png')),
    "Si è verificato un errore durante il caricamento dell'immagine",
  ],
  [
    'consent',
    () => changeConsent(true),
    "Si è verificato un errore durante l'aggiornamento dell'impostazione",
  ],
])('%s: a failure without a text has its own, others the server’s', async (_, call, sentence) => {
  for (const body of [{}, { message: '' }, null]) {
    answer(500, body);
    expect(messageOf(await failureOf(call()))).toBe(sentence);
  }
  answer(500);
  expect(messageOf(await failureOf(call()))).toBe('dal server');
  fetchMock.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 502 })));
  expect(messageOf(await failureOf(call()))).toBe('Errore di connessione');
});

test('a thrown value that is no Error counts as unknown', () => {
  expect(messageOf('boom')).toBe('Errore sconosciuto');
});

test('a station that does not exist is distinguished from a failure', async () => {
  answer(404);
  expect(isNotFound(await failureOf(getBusiness('999')))).toBe(true);
  answer(500);
  expect(isNotFound(await failureOf(getBusiness('8')))).toBe(false);
});

test('a station without a network keeps the connection message', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  expect(messageOf(await failureOf(getBusiness('8')))).toBe('Errore di connessione al server');
});

test('a station with an empty id is not requested', () => {
  expect(businessQuery('').enabled).toBe(false);
});

test("a setting's missing key and unknown key have their own messages", async () => {
  expect(messageOf(await failureOf(getGlobalSetting('')))).toBe(
    "Chiave dell'impostazione non fornita",
  );
  expect(fetchMock).not.toHaveBeenCalled();
  answer(404);
  expect(messageOf(await failureOf(getGlobalSetting('x')))).toBe("Impostazione 'x' non trovata");
});

test('San Marino is requested at one address, the border belt at its own', async () => {
  answer(200, []);
  await getRanking(10, 'SM');
  await getRanking(10, 'confine');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/api/prices/ranking/10',
    '/api/prices/ranking/10?area=confine',
  ]);
});

test('guest access that fails, and an answer without the guest data, have their own messages', async () => {
  answer(200, { guest_id: 'g' });
  expect(messageOf(await failureOf(requestGuestAccess()))).toBe(
    'Risposta del server non valida: mancano i dati guest',
  );
  answer(503);
  expect(messageOf(await failureOf(requestGuestAccess()))).toBe(
    "Errore durante l'accesso come ospite. Riprova.",
  );
});
