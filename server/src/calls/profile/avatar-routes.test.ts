// Tests rules avatar-rules, call-user.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  ANNA,
  asGuest,
  asUser,
  enterAsGuest,
  onlyAnna,
  registerAnna,
} from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import {
  GREEN,
  RED,
  avatarHash,
  form,
  keptHashes,
  plain,
  sendAvatar,
  uploadAvatar,
} from '../../testing/pictures/avatars.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { AVATAR, encodeImage } from '../../modules/images/encode.ts';
import { saveImages } from '../../modules/images/repository.ts';

const TWO_MB = 2 * 1024 * 1024;
let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  anna = await onlyAnna(server);
});
afterAll(() => server.close());

const upload = (content: Uint8Array, session = anna, name?: string) =>
  uploadAvatar(server, session, content, name);
const get = (url: string) => server.app.inject(url);

describe('a picture', () => {
  test("is re-encoded as the profile's picture", async () => {
    const answer = await upload(GREEN);
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json<{ user: User }>();
    const hash = await avatarHash(GREEN);
    expect(user).toEqual({ ...anna.user, avatar_image: `/api/images/${hash}.webp` });
    const image = await get(user.avatar_image!);
    expect(image.headers['content-type']).toBe('image/webp');
    expect((await sharp(image.rawPayload).metadata()).format).toBe('webp');
  });

  test('is recognised by its content, whatever its name', async () => {
    expect((await upload(RED, anna, '../../etc/passwd')).statusCode).toBe(200);
    expect((await upload(GREEN, anna, 'virus.exe')).statusCode).toBe(200);
  });

  test('is scaled down to the maximum size', async () => {
    const { user } = (await upload(await plain('#15803d', 3000, 1500).jpeg().toBuffer())).json<{
      user: User;
    }>();
    const { rawPayload } = await get(user.avatar_image!);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 256 });
  });

  test('replaces the one before, which is deleted', async () => {
    const before = (await upload(GREEN)).json<{ user: User }>().user.avatar_image!;
    await get(before);
    await upload(RED);
    expect(await keptHashes(server)).toEqual([await avatarHash(RED)]);
    expect((await get(before)).statusCode).toBe(404);
  });

  test('sent again is kept', async () => {
    await upload(GREEN);
    expect((await upload(GREEN)).statusCode).toBe(200);
    expect(await keptHashes(server)).toEqual([await avatarHash(GREEN)]);
  });

  test('may come with other fields', async () => {
    const answer = await sendAvatar(
      server,
      await form(['name', 'Eva'], ['avatar_image', GREEN]),
      asUser(anna),
    );
    expect(answer.json()).toMatchObject({ user: { name: 'Anna' } });
  });

  test('of 2 MB is accepted, one byte more is not', async () => {
    const padded = (bytes: number) => Buffer.concat([GREEN, Buffer.alloc(bytes - GREEN.length)]);
    expect((await upload(padded(TWO_MB))).statusCode).toBe(200);
    const answer = await upload(padded(TWO_MB + 1));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        message: 'Errore di validazione',
        errors: { avatar_image: ["L'immagine deve essere inferiore a 2MB"] },
      },
    ]);
    expect(await keptHashes(server)).toEqual([await avatarHash(GREEN)]);
  });

  test('that is a polyglot is reduced to the picture', async () => {
    const hidden = Buffer.from('PK\x03\x04evil.jar');
    const gif = Buffer.concat([await plain('#15803d').gif().toBuffer(), hidden]);
    const { user } = (await upload(gif)).json<{ user: User }>();
    expect((await get(user.avatar_image!)).rawPayload.includes(hidden)).toBe(false);
  });
});

describe('a shared picture stays while something shows it', () => {
  test('another person', async () => {
    const eva = await registerAnna(server, { email: 'eva@example.sm' });
    await Promise.all([upload(GREEN), upload(GREEN, eva)]);
    await upload(RED);
    expect(await keptHashes(server)).toEqual(
      [await avatarHash(GREEN), await avatarHash(RED)].toSorted(),
    );
    await upload(RED, eva);
    expect(await keptHashes(server)).toEqual([await avatarHash(RED)]);
  });

  test('a station', async () => {
    const { kysely } = server.database;
    const image = await encodeImage(GREEN, AVATAR);
    await inTransaction(kysely, (tx) => saveImages(tx, [image]));
    await addStation(kysely, { logo_hash: image.hash });
    await upload(GREEN);
    await upload(RED);
    expect(await keptHashes(server)).toContain(image.hash);
  });
});

test('of many concurrent uploads only the last one stays', async () => {
  const eva = await registerAnna(server, { email: 'eva@example.sm' });
  const pictures = await Promise.all(
    ['#111', '#222', '#333', '#444'].map((colour) => plain(colour).png().toBuffer()),
  );
  const answers = await Promise.all(
    pictures.flatMap((content) => [upload(content), upload(content, eva)]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const users = await server.database.kysely.selectFrom('app_user').select('avatar_hash').execute();
  const shown = new Set(users.map(({ avatar_hash }) => avatar_hash!));
  expect(await keptHashes(server)).toEqual([...shown].toSorted());
});

test('an upload that ends after its account was deleted leaves nothing', async () => {
  const uploading = upload(await plain('#15803d', 4000, 4000).png().toBuffer());
  const { password } = ANNA;
  const deleted = await server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    payload: { password },
    headers: asUser(anna),
  });
  expect(deleted.statusCode).toBe(200);
  await uploading;
  expect(await keptHashes(server)).toEqual([]);
});

test('is for registered users', async () => {
  const data = await form(['avatar_image', GREEN]);
  expect((await sendAvatar(server, data, {})).statusCode).toBe(401);
  expect((await sendAvatar(server, data, asGuest(await enterAsGuest(server)))).statusCode).toBe(
    403,
  );
  expect(await keptHashes(server)).toEqual([]);
});

test('has a limit for each account', async () => {
  for (let sent = 0; sent < ACCOUNT_LIMITS.avatar.max; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a user would
    await sendAvatar(server, await form(), asUser(anna));
  }
  expect((await upload(GREEN)).statusCode).toBe(429);
});
