import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addStation } from '../../testing/stations/stations.ts';
import type { EncodedImage } from './encode.ts';
import {
  dropUnusedImage,
  dropUnusedImages,
  findImage,
  lockImages,
  saveImages,
} from './repository.ts';

const database = await openTestDatabase();
const { kysely } = database;

const image: EncodedImage = {
  hash: 'a'.repeat(64),
  media_type: 'image/webp',
  bytes: Buffer.from('one'),
  width: 1,
  height: 1,
};
const { hash } = image;
beforeEach(async () => {
  await emptyTables(database);
  await saveImages(kysely, [image]);
});

const drop = () =>
  inTransaction(kysely, async (tx) => {
    await lockImages(tx);
    await dropUnusedImage(tx, hash);
  });
const isKept = async () => (await findImage(kysely, hash)) !== undefined;

test('all unused pictures are deleted at once', async () => {
  const [shown, other] = ['b', 'c'].map((letter) => ({ ...image, hash: letter.repeat(64) }));
  await saveImages(kysely, [shown!, other!]);
  await addStation(kysely, { logo_hash: shown!.hash });
  const dropped = await inTransaction(kysely, async (tx) => {
    await lockImages(tx);
    return await dropUnusedImages(tx);
  });
  expect(dropped).toBe(2);
  expect(await kysely.selectFrom('image').select('hash').execute()).toEqual([
    { hash: shown!.hash },
  ]);
});

test('an unused picture is deleted, the others stay', async () => {
  const other = { ...image, hash: 'b'.repeat(64) };
  await saveImages(kysely, [image, other]);
  await drop();
  expect(await isKept()).toBe(false);
  expect(await findImage(kysely, other.hash)).toMatchObject({ is_personal: false });
});

describe('a picture stays that is used', () => {
  test('by a user', async () => {
    const person = { name: 'Anna', email: 'anna@example.org', avatar_hash: hash };
    await kysely.insertInto('app_user').values(person).execute();
    await drop();
    expect(await findImage(kysely, hash)).toMatchObject({ is_personal: true });
  });

  test('as the logo of a station', async () => {
    await addStation(kysely, { logo_hash: hash });
    await drop();
    expect(await isKept()).toBe(true);
  });

  test('in the gallery of a station', async () => {
    const entry = { station_id: await addStation(kysely), hash, alt: 'Pompe', position: 0 };
    await kysely.insertInto('gallery_image').values(entry).execute();
    await drop();
    expect(await isKept()).toBe(true);
  });
});
