// Tests rule station-pictures.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';

const bytes = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2, 255]);
const hash = createHash('sha256').update(bytes).digest('hex');
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await server.database.kysely
    .insertInto('image')
    .values({ hash, media_type: 'image/webp', bytes, width: 2, height: 2 })
    .execute();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/images/${url}`, headers });

test('the picture of a hash never changes', async () => {
  const answer = await get(`${hash}.webp`);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash}"`,
  });
  const again = await get(`${hash}.webp`, { 'if-none-match': `"other", W/"${hash}"` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a picture requested once is served without the database', async () => {
  await get(`${hash}.webp`);
  await server.database.kysely.deleteFrom('image').execute();
  expect((await get(`${hash}.webp`)).rawPayload).toEqual(bytes);
});

test('a picture that is no longer shown is dropped from memory after a minute', async () => {
  const { kysely } = server.database;
  await kysely
    .insertInto('image')
    .values({ hash, media_type: 'image/webp', bytes, width: 2, height: 2 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await get(`${hash}.webp`);
  await kysely.deleteFrom('image').execute();
  server.clock.advance(61_000);
  expect((await get(`${hash}.webp`)).statusCode).toBe(404);
});

test("a person's picture is cached only by the browser, and is gone once replaced", async () => {
  const { kysely } = server.database;
  const portrait = Buffer.from('portrait');
  const name = createHash('sha256').update(portrait).digest('hex');
  const image = { hash: name, media_type: 'image/webp', bytes: portrait, width: 2, height: 2 };
  await kysely.insertInto('image').values(image).execute();
  const person = { name: 'Anna', email: 'anna@example.org', avatar_hash: name };
  await kysely.insertInto('app_user').values(person).execute();
  const answer = await get(`${name}.webp`);
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, portrait]);
  expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  await kysely.deleteFrom('app_user').execute();
  await kysely.deleteFrom('image').execute();
  expect((await get(`${name}.webp`)).statusCode).toBe(404);
});

test.each([`${'0'.repeat(64)}.webp`, `${hash}.png`, hash, 'x.webp', '..%2f..%2fetc.webp'])(
  '%s is not found',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'Risorsa non trovata' },
    ]);
  },
);
