import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/account.ts';
import { ACCOUNT_LIMITS, IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ANNA, asGuest, asUser, enterAsGuest, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import {
  avatarHash,
  form,
  keptHashes,
  plain,
  sendAvatar,
  uploadAvatar,
} from '../../testing/avatars.ts';
import { emptyTables } from '../../testing/database.ts';
import { addStation } from '../../testing/stations.ts';
import { AVATAR, encodeImage } from '../images/encode.ts';
import { saveImages } from '../images/repository.ts';

let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await emptyTables(server.database);
  anna = await registerAnna(server);
});
afterAll(() => server.close());

const green = await plain('#15803d').png().toBuffer();
const red = await plain('#dc3545').jpeg().toBuffer();
const upload = (content: Uint8Array, session = anna, name?: string) =>
  uploadAvatar(server, session, content, name);
const get = (url: string) => server.app.inject(url);

describe('a picture', () => {
  test("becomes the profile's, encoded anew", async () => {
    const answer = await upload(green);
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json<{ user: User }>();
    const hash = await avatarHash(green);
    expect(user).toEqual({ ...anna.user, avatar_image: `/api/images/${hash}.webp` });
    const image = await get(user.avatar_image!);
    expect(image.headers['content-type']).toBe('image/webp');
    expect((await sharp(image.rawPayload).metadata()).format).toBe('webp');
  });

  test('is judged by its content, whatever it is called', async () => {
    expect((await upload(red, anna, '../../etc/passwd')).statusCode).toBe(200);
    expect((await upload(green, anna, 'virus.exe')).statusCode).toBe(200);
  });

  test('is bounded, however large it came', async () => {
    const { user } = (await upload(await plain('#15803d', 3000, 1500).jpeg().toBuffer())).json<{
      user: User;
    }>();
    const { rawPayload } = await get(user.avatar_image!);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 256 });
  });

  test('takes the place of the one before, which is gone', async () => {
    const before = (await upload(green)).json<{ user: User }>().user.avatar_image!;
    await get(before);
    await upload(red);
    expect(await keptHashes(server)).toEqual([await avatarHash(red)]);
    expect((await get(before)).statusCode).toBe(404);
  });

  test('sent again is kept', async () => {
    await upload(green);
    expect((await upload(green)).statusCode).toBe(200);
    expect(await keptHashes(server)).toEqual([await avatarHash(green)]);
  });

  test('may come with other fields', async () => {
    const answer = await sendAvatar(
      server,
      await form(['name', 'Eva'], ['avatar_image', green]),
      asUser(anna),
    );
    expect(answer.json()).toMatchObject({ user: { name: 'Anna' } });
  });

  test('of 2 MB is read, of one byte more it is not', async () => {
    const padded = (bytes: number) => Buffer.concat([green, Buffer.alloc(bytes - green.length)]);
    expect((await upload(padded(IMAGE_MAX_BYTES))).statusCode).toBe(200);
    const answer = await upload(padded(IMAGE_MAX_BYTES + 1));
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: 'Errore di validazione',
        errors: { avatar_image: ["L'immagine deve essere inferiore a 2MB"] },
      },
    ]);
    expect(await keptHashes(server)).toEqual([await avatarHash(green)]);
  });

  test('that hides something else gives up only the picture', async () => {
    const hidden = Buffer.from('PK\x03\x04evil.jar');
    const gif = Buffer.concat([await plain('#15803d').gif().toBuffer(), hidden]);
    const { user } = (await upload(gif)).json<{ user: User }>();
    expect((await get(user.avatar_image!)).rawPayload.includes(hidden)).toBe(false);
  });
});

describe('a shared picture stays as long as somebody shows it', () => {
  test('another person', async () => {
    const eva = await registerAnna(server, { email: 'eva@example.sm' });
    await Promise.all([upload(green), upload(green, eva)]);
    await upload(red);
    expect(await keptHashes(server)).toEqual(
      [await avatarHash(green), await avatarHash(red)].toSorted(),
    );
    await upload(red, eva);
    expect(await keptHashes(server)).toEqual([await avatarHash(red)]);
  });

  test('a station', async () => {
    const { kysely } = server.database;
    const image = await encodeImage(green, AVATAR);
    await inTransaction(kysely, (tx) => saveImages(tx, [image]));
    await addStation(kysely, { logo_hash: image.hash });
    await upload(green);
    await upload(red);
    expect(await keptHashes(server)).toContain(image.hash);
  });
});

test('of many at once the last one stays, and no other', async () => {
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

test('an upload that outlives its account leaves nothing', async () => {
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
  const data = await form(['avatar_image', green]);
  expect((await sendAvatar(server, data, {})).statusCode).toBe(401);
  expect((await sendAvatar(server, data, asGuest(await enterAsGuest(server)))).statusCode).toBe(
    403,
  );
  expect(await keptHashes(server)).toEqual([]);
});

test('has a limit for each account', async () => {
  for (let sent = 0; sent < ACCOUNT_LIMITS.avatar.max; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody would
    await sendAvatar(server, await form(), asUser(anna));
  }
  expect((await upload(green)).statusCode).toBe(429);
});
