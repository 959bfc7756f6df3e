// Tests rule account-own-data.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { AccountExportSchema } from '@pieno/contract/profile/export.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import { ANNA, asGuest, asUser, enterAsGuest, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { AVATAR, encodeImage } from '../../modules/images/encode.ts';
import { saveImages } from '../../modules/images/repository.ts';

const NOW = '2026-11-21T08:00:00.000Z';
const GUEST_DATA = {
  search_preferences: { last_fuel: 10 },
  recent_stations: [{ id: 8, name: 'Domagnano', locality: null }],
  cart_items: [],
};

let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  anna = await convertAnna();
});
afterAll(() => server.close());

/** Registers Anna as a guest who converts. */
async function convertAnna(): Promise<Session> {
  const guest = await enterAsGuest(server);
  const answer = await post(
    server,
    '/guest/convert-to-registered',
    {
      ...ANNA,
      guest_id: guest.guest_id,
      guest_data: { id: guest.guest_id, expires_at: guest.expires_at, ...GUEST_DATA },
    },
    asGuest(guest),
  );
  return answer.json<Session>();
}
/** Sets a user's picture. @returns its address */
async function portray({ user }: Session, colour: string): Promise<string> {
  const { kysely } = server.database;
  const create = { width: 9, height: 9, channels: 3, background: colour } as const;
  const image = await encodeImage(await sharp({ create }).png().toBuffer(), AVATAR);
  await saveImages(kysely, [image]);
  await kysely
    .updateTable('app_user')
    .set({ avatar_hash: image.hash })
    .where('id', '=', user.id)
    .execute();
  return `/api/images/${image.hash}.webp`;
}
/** Replaces all passwords by a social sign-in. */
async function forgetPassword(): Promise<void> {
  await server.database.kysely
    .updateTable('user_credential')
    .set({ provider_id: 'google', account_id: '117', password: null })
    .execute();
}

const download = (headers: Record<string, string> = asUser(anna)) =>
  server.app.inject({ url: '/api/user/export', headers });
const remove = (payload?: object, headers: Record<string, string> = asUser(anna)) =>
  server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    headers,
    ...(payload !== undefined && { payload }),
  });

describe('GET /user/export', () => {
  test('answers all stored data as a readable file', async () => {
    const avatar_image = await portray(anna, '#15803d');
    const answer = await download();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="pieno-dati.json"',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('\n  "user": {\n');
    expect(AccountExportSchema.parse(answer.json())).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      exported_at: NOW,
      user: { ...anna.user, avatar_image, agree_privacy_at: NOW, created_at: NOW },
      settings: { geolocation_consent: false, geolocation_consent_at: null, litres: null },
      sessions: [{ created_at: NOW, expires_at: '2026-12-21T08:00:00.000Z' }],
      sign_ins: [{ provider: 'credential', account_id: anna.user.id, created_at: NOW }],
      guest_data: { ...GUEST_DATA, converted_at: NOW },
    });
  });

  test("contains the last change of the account, by the server's clock", async () => {
    server.clock.advance(60_000);
    await server.app.inject({
      method: 'PUT',
      url: '/api/user/settings/geolocation-consent',
      headers: asUser(anna),
      payload: { consent: true },
    });
    expect((await download()).json()).toMatchObject({
      user: { updated_at: '2026-11-21T08:01:00.000Z' },
    });
  });

  test('contains no credential', async () => {
    const { body } = await download();
    const { kysely } = server.database;
    const { password } = await kysely
      .selectFrom('user_credential')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(body).not.toContain(password);
    expect(body).not.toContain(anna.token);
    expect(body).not.toMatch(/token|"password"/);
  });

  test('contains no data of others', async () => {
    const eva = await registerAnna(server, { name: 'Eva', email: 'eva@example.sm' });
    const { body } = await download(asUser(eva));
    expect(body).not.toContain(anna.user.id);
    expect(body).not.toContain(ANNA.email);
    expect(JSON.parse(body)).toMatchObject({ user: eva.user, guest_data: null });
  });

  test('names every column of an account', async () => {
    const row = await server.database.kysely
      .selectFrom('app_user')
      .selectAll()
      .executeTakeFirstOrThrow();
    const { user, settings } = AccountExportSchema.parse((await download()).json());
    const named = Object.keys({ ...user, ...settings });
    // The export contains the picture's address instead of its hash.
    const kept = Object.keys(row).filter((column) => column !== 'avatar_hash');
    const wanted = kept.map((column) => column.replace(/^tank_/, ''));
    expect(named).toEqual(expect.arrayContaining(wanted));
  });

  test('is for registered users', async () => {
    expect((await download({})).statusCode).toBe(401);
    expect((await download(asGuest(await enterAsGuest(server)))).statusCode).toBe(403);
  });
});

describe('DELETE /user', () => {
  const OWNED = ['app_user', 'user_session', 'user_credential', 'guest_data', 'image'] as const;
  const left = async () => {
    const rows = await Promise.all(
      OWNED.map((table) => server.database.kysely.selectFrom(table).selectAll().execute()),
    );
    return rows.map(({ length }) => length);
  };

  test('deletes everything of the account, and every session ends', async () => {
    const picture = await portray(anna, '#15803d');
    await server.app.inject(picture);
    const answer = await remove({ password: ANNA.password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Account eliminato' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
    expect((await server.app.inject(picture)).statusCode).toBe(404);
    expect((await download()).statusCode).toBe(401);
    const { email, password } = ANNA;
    expect((await post(server, '/login', { email, password })).statusCode).toBe(422);
  });

  test('leaves other accounts and shared pictures', async () => {
    const eva = await registerAnna(server, { name: 'Eva', email: 'eva@example.sm' });
    await portray(anna, '#15803d');
    const shared = await portray(eva, '#15803d');
    await remove({ password: ANNA.password });
    expect(await left()).toEqual([1, 1, 1, 0, 1]);
    expect((await server.app.inject(shared)).statusCode).toBe(200);
    expect((await download(asUser(eva))).statusCode).toBe(200);
  });

  test('makes the e-mail free again', async () => {
    await remove({ password: ANNA.password });
    const again = await registerAnna(server);
    expect(again.user.id).not.toBe(anna.user.id);
    expect((await download(asUser(again))).json()).toMatchObject({ guest_data: null });
  });

  test.each([
    [undefined, { password: ['Inserisci la password'] }],
    [{ password: '' }, { password: ['Inserisci la password'] }],
    [{ password: 'sbagliata' }, { password: ['La password attuale non è corretta'] }],
    [{ password: 12345678 }, { password: ['La password attuale non è corretta'] }],
    [{ email: ANNA.email }, { password: ['Inserisci la password'] }],
  ])('with %j deletes nothing', async (payload, errors) => {
    const before = await left();
    const answer = await remove(payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'Errore di validazione', errors },
    ]);
    expect(await left()).toEqual(before);
  });

  describe('of an account without a password', () => {
    beforeEach(forgetPassword);

    test('needs the e-mail, in any spelling', async () => {
      expect((await remove({ email: ' ANNA@example.SM ' })).statusCode).toBe(200);
      expect(await left()).toEqual([0, 0, 0, 0, 0]);
    });

    test.each([
      [{}, ["Inserisci l'email"]],
      [{ password: ANNA.password }, ["Inserisci l'email"]],
      [{ email: 'eva@example.sm' }, ["L'email non è quella di questo account"]],
    ])('with %j deletes nothing', async (payload, email) => {
      const answer = await remove(payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { message: 'Errore di validazione', errors: { email } },
      ]);
      expect((await left())[0]).toBe(1);
    });
  });

  test('limits guesses at the password', async () => {
    for (let tries = 0; tries < ACCOUNT_LIMITS.password.max; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      expect((await remove({ password: 'sbagliata' })).statusCode).toBe(422);
    }
    const answer = await remove({ password: ANNA.password });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      { message: 'Troppe richieste. Riprova tra poco.' },
    ]);
    expect((await left())[0]).toBe(1);
  });

  test('is for registered users', async () => {
    expect((await remove({ password: ANNA.password }, {})).statusCode).toBe(401);
    const guest = await remove({ password: ANNA.password }, asGuest(await enterAsGuest(server)));
    expect([guest.statusCode, guest.json()]).toMatchObject([
      403,
      { message: 'Per continuare devi essere autenticato. Vuoi accedere o registrarti ora?' },
    ]);
    expect((await left())[0]).toBe(1);
  });
});
