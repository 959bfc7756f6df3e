// Tests rule station-pictures.
import { describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import { GALLERY_MAX } from '@pieno/contract/station-limits.ts';
import { asUser } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { form, keptHashes, plain } from '../../testing/pictures/avatars.ts';
import { makeOwner } from '../../testing/stations/owners.ts';
import {
  BLUE,
  GREEN,
  RED,
  useOwnPictures,
  type PictureCaller,
} from '../../testing/pictures/station-pictures.ts';
import { addStation } from '../../testing/stations/stations.ts';

const TWO_MB = 2 * 1024 * 1024;
let server: TestApp;
let station: number;
let anna: Session;
let own: PictureCaller;
useOwnPictures((made) => ({ server, station, anna, own } = made));

describe('nothing is stored of', () => {
  test.each([
    ['what is no picture', Buffer.from('ciao'), 'not_an_image'],
    ['a picture that breaks off', GREEN.subarray(0, GREEN.length / 2), 'not_an_image'],
    [
      'more than 2 MB',
      Buffer.concat([GREEN, Buffer.alloc(TWO_MB + 1 - GREEN.length)]),
      'image_too_large',
    ],
  ])('%s', async (_, file, code) => {
    for (const path of ['logo', 'pictures'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- as a person would
      const answer = await own.send(path, file);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { error_codes: { picture: [{ code }] } },
      ]);
    }
    expect(await keptHashes(server)).toEqual([]);
    expect(await own.log()).toEqual([]);
  });

  test('a too long caption, and a photograph of another station', async () => {
    const [id] = await own.hang(GREEN);
    const { alt: max } = GALLERY_MAX;
    const long = { alt: 'a'.repeat(max + 1), caption: '' };
    expect((await own.call('PUT', `pictures/${id!}`, { body: long })).json()).toMatchObject({
      error_codes: { alt: [{ code: 'field_too_long' }] },
    });
    const other = await addStation(server.database.kysely, { name: 'Altro' });
    await makeOwner(server, other, anna);
    const body = { alt: 'Mio', caption: '' };
    for (const answer of [
      await own.call('PUT', `pictures/${id!}`, { body, of: other }),
      await own.call('DELETE', `pictures/${id!}`, { of: other }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await own.pictures()).pictures).toMatchObject([{ id, alt: '', caption: null }]);
  });

  test('one photograph more than the maximum of a station', async () => {
    await own.hang(GREEN);
    const [{ hash }] = (await server.database.kysely
      .selectFrom('gallery_image')
      .select('hash')
      .execute()) as [{ hash: string }];
    const more = Array.from({ length: GALLERY_MAX.pictures - 1 }, (_, index) => ({
      station_id: station,
      hash,
      alt: '',
      position: index + 1,
    }));
    await server.database.kysely.insertInto('gallery_image').values(more).execute();
    const answer = await own.send('pictures', RED);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'pictures_too_many', params: { max: GALLERY_MAX.pictures } },
    ]);
    expect(await keptHashes(server)).toEqual([hash]);
  });
});

describe('an order', () => {
  test("names exactly the station's current photographs", async () => {
    const [first, second] = await own.hang(GREEN, RED);
    for (const order of [[first], [first, first], [first, second, 999_999], [second, 999_999]]) {
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      const answer = await own.call('PUT', 'pictures', { body: { order } });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'pictures_changed' }]);
    }
    expect(await own.ids()).toEqual([first, second]);
  });

  test('concurrent with another one, or with a new photograph, leaves one complete order', async () => {
    const [a, b, c] = (await own.hang(GREEN, RED, BLUE)) as [number, number, number];
    const orders = [
      [c, b, a],
      [b, c, a],
      [a, c, b],
    ];
    const more = await plain('#111').png().toBuffer();
    const [added, ...answers] = await Promise.all([
      own.send('pictures', more),
      ...orders.map((order) => own.call('PUT', 'pictures', { body: { order } })),
    ]);
    expect(added.statusCode).toBe(200);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const now = await own.ids();
    // A photograph that came before all of them has made each order incomplete.
    const isTaken = answers.some(({ statusCode }) => statusCode === 200);
    const possible = isTaken ? orders : [[a, b, c]];
    expect(possible.map((order) => order.join())).toContain(now.slice(0, 3).join());
    const positions = await server.database.kysely
      .selectFrom('gallery_image')
      .select('position')
      .orderBy('position')
      .execute();
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

test('uploads have a limit for each account', async () => {
  const { type, payload } = await form();
  for (let sent = 0; sent < ACCOUNT_LIMITS.pictures.max; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
    await server.app.inject({
      method: 'POST',
      url: `/api/owner/stations/${station}/pictures`,
      headers: { ...asUser(anna), 'content-type': type },
      payload,
    });
  }
  expect((await own.send('pictures', GREEN)).statusCode).toBe(429);
});
