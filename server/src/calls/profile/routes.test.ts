// Tests rules account-birthday, call-user, profile-rules.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import {
  ANNA,
  asGuest,
  asUser,
  enterAsGuest,
  onlyAnna,
  registerAnna,
} from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  anna = await onlyAnna(server);
});
afterAll(() => server.close());

const put = (payload: unknown, headers: Record<string, string> = asUser(anna)) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/user',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
const stored = async () => {
  const answer = await server.app.inject({ url: '/api/user', headers: asUser(anna) });
  return answer.json<User>();
};

const PROFILE = {
  name: 'Annina',
  full_name: 'Anna Bianchi',
  email: ANNA.email,
  address: 'Via Tre Settembre 1',
  city: 'Dogana',
  bio: 'Faccio il pieno il lunedì.\nSempre.',
  birthday: '1990-03-05',
  age_slot: '35-44',
  preference: 'Diesel',
  phone: '+378 0549 123456',
};

describe('PUT /user', () => {
  test('stores the profile and answers the changed user', async () => {
    const answer = await put(PROFILE);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ user: { ...anna.user, ...PROFILE } });
    expect(await stored()).toEqual({ ...anna.user, ...PROFILE });
  });

  test.each(['available_status', 'notifications', 'dark'] as const)(
    'changes %s, and nothing else',
    async (name) => {
      const change = { [name]: !anna.user[name] };
      expect((await put(change)).json()).toEqual({ user: { ...anna.user, ...change } });
      const back = { [name]: anna.user[name] };
      expect((await put(back)).json()).toEqual({ user: anna.user });
    },
  );

  test.each([['{}'], ['null'], ['{"colour":"red"}']])(
    'that contains %s changes nothing',
    async (text) => {
      const body: unknown = JSON.parse(text);
      expect((await put(body)).json()).toEqual({ user: anna.user });
    },
  );

  test('without a body changes nothing', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/user',
      headers: asUser(anna),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: anna.user }]);
  });

  test('changes only the profile, whatever is sent', async () => {
    const before = await server.database.kysely.selectFrom('app_user').selectAll().execute();
    const answer = await put({
      id: 'another',
      email: 'eva@example.sm',
      role: 'admin',
      is_active: false,
      agree_privacy: false,
      agree_privacy_at: null,
      email_verified: true,
      avatar_image: '/api/images/x.webp',
      avatar_hash: 'x',
      has_password: false,
      geolocation_consent: true,
      created_at: '2000-01-01',
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: anna.user }]);
    const after = await server.database.kysely.selectFrom('app_user').selectAll().execute();
    expect(after).toEqual(before);
  });

  test('clears a text', async () => {
    await put(PROFILE);
    const { user } = (await put({ full_name: '', city: '  ', birthday: '', bio: null })).json<{
      user: User;
    }>();
    expect([user.full_name, user.city, user.birthday, user.bio]).toEqual([null, null, null, null]);
  });

  test.each(['5/3/1990', '1990-03-05', '1990-03-05T10:30:00.000Z', new Date('1990-03-05T12:00Z')])(
    'takes %s for the birthday of 5 March',
    async (birthday) => {
      expect((await put({ birthday })).json()).toMatchObject({ user: { birthday: '1990-03-05' } });
    },
  );

  test("refuses a birthday in the future by the server's clock", async () => {
    const today = server.clock.now().toISOString();
    server.clock.set('2020-02-28T22:59:00Z');
    expect((await put({ birthday: '2020-02-29' })).statusCode).toBe(422);
    server.clock.set('2020-02-28T23:00:00Z');
    expect((await put({ birthday: '2020-02-29' })).statusCode).toBe(200);
    server.clock.set(today);
  });

  test.each([
    ['birthday', '31/04/1990', 'La data di nascita non esiste o non è tra il 1900 e oggi'],
    ['birthday', 19900305, 'La data di nascita non esiste o non è tra il 1900 e oggi'],
    ['name', '  ', 'Inserisci il nome'],
    ['name', '\u200b\u3164', 'Inserisci il nome'],
    ['name', null, 'Inserisci il nome'],
    ['name', 'An\0na', 'Il nome non è valido'],
    ['city', 'x'.repeat(101), 'Il testo è troppo lungo'],
    ['bio', 'x'.repeat(1001), 'Il testo è troppo lungo'],
    ['phone', 12345, 'Scrivi il numero di telefono con cifre, spazi e i segni + / . - ( )'],
    ['phone', 'abc!!', 'Scrivi il numero di telefono con cifre, spazi e i segni + / . - ( )'],
    ['dark', 'true', 'Valore non valido'],
  ])('with %s %j changes nothing and says why', async (field, value, sentence) => {
    const answer = await put({ full_name: 'Anna Bianchi', [field]: value });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'Errore di validazione', errors: { [field]: [sentence] } },
    ]);
    expect(await stored()).toEqual(anna.user);
  });

  test('stores a quote unchanged', async () => {
    const city = `Dogana'; drop table app_user; --`;
    expect((await put({ city })).json()).toMatchObject({ user: { city } });
  });

  test('keeps two concurrent changes of different fields', async () => {
    await Promise.all([put({ city: 'Dogana' }), put({ phone: '0549' }), put({ dark: true })]);
    expect(await stored()).toMatchObject({ city: 'Dogana', phone: '0549', dark: true });
  });

  test('changes no other user', async () => {
    const eva = await registerAnna(server, { name: 'Eva', email: 'eva@example.sm' });
    await put({ city: 'Dogana', id: eva.user.id });
    const answer = await server.app.inject({ url: '/api/user', headers: asUser(eva) });
    expect(answer.json()).toEqual(eva.user);
  });

  test('is for registered users', async () => {
    const nobody = await put({ city: 'Dogana' }, {});
    expect([nobody.statusCode, nobody.json()]).toMatchObject([
      401,
      { message: 'Utente non autenticato' },
    ]);
    const guest = await put({ city: 'Dogana' }, asGuest(await enterAsGuest(server)));
    expect([guest.statusCode, guest.json()]).toMatchObject([
      403,
      {
        message:
          'Per vedere e modificare il profilo devi essere registrato. Vuoi accedere o registrarti ora?',
      },
    ]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts JSON, not %s',
    async (type) => {
      const answer = await put({ city: 'Dogana' }, { ...asUser(anna), 'content-type': type });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        415,
        { message: 'Questo formato di richiesta non è accettato' },
      ]);
    },
  );

  test('allows no other origin', async () => {
    const headers = { ...asUser(anna), origin: 'https://evil.example' };
    const asked = await server.app.inject({ method: 'OPTIONS', url: '/api/user', headers });
    const answer = await put({ city: 'Dogana' }, headers);
    for (const { headers: given } of [asked, answer]) {
      expect(Object.keys(given).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('has a limit for each address', async () => {
    const change = (city: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/user',
        payload: { city },
        headers: asUser(anna),
        remoteAddress: '192.0.2.7',
      });
    await change('Borgo');
    const { max } = RATE_LIMITS.accountWrite;
    await server.database.kysely.updateTable('rate_limit').set({ hits: max }).execute();
    const answer = await change('Serravalle');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      { message: 'Troppe richieste. Riprova tra poco.' },
    ]);
    expect(await stored()).toMatchObject({ city: 'Borgo' });
  });
});
