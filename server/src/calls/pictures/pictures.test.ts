// Tests rule station-pictures.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { asGuest, asUser, enterAsGuest, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { keptHashes, plain } from '../../testing/pictures/avatars.ts';
import {
  BLUE,
  GREEN,
  RED,
  useOwnPictures,
  type PictureCaller,
} from '../../testing/pictures/station-pictures.ts';
import { Board } from '../../modules/board/board.ts';

let server: TestApp;
let station: number;
let anna: Session;
let own: PictureCaller;
useOwnPictures((made) => ({ server, station, anna, own } = made));

const page = async () => {
  const board = new Board(server.database.kysely, server.clock);
  await board.refresh();
  return JSON.parse(String((await board.station(station))!.identity.body)) as BusinessDetails;
};

test('PNG, JPEG and WebP are kept in order, with captions and a logo, and drivers see them', async () => {
  const [first, second, third] = await own.hang(GREEN, RED, BLUE);
  expect((await own.send('logo', RED)).json()).toMatchObject({
    logo_url: expect.stringMatching(/^\/api\/images\/\w{64}\.webp$/) as string,
  });
  const texts = { alt: ' Le pompe ', caption: ' Di sera ' };
  await own.call('PUT', `pictures/${second!}`, { body: texts });
  await own.call('PUT', 'pictures', { body: { order: [third, first, second] } });
  const shown = await page();
  expect(shown.business.logo_url).toBe((await own.pictures()).logo_url);
  expect(shown.gallery_images).toMatchObject([
    { id: third, alt: 'Foto 1', caption: null, width: 40, height: 30 },
    { id: first, alt: 'Foto 2', caption: null },
    { id: second, alt: 'Le pompe', caption: 'Di sera' },
  ]);
  const { rawPayload, headers } = await server.app.inject(shown.gallery_images[0]!.url);
  expect(headers['content-type']).toBe('image/webp');
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  expect(await own.log()).toEqual([
    ['owner', 'picture_added', { picture: first }],
    ['owner', 'picture_added', { picture: second }],
    ['owner', 'picture_added', { picture: third }],
    ['owner', 'logo_set', {}],
    ['owner', 'picture_described', { picture: second }],
    ['owner', 'pictures_ordered', {}],
  ]);
});

test('a photograph is turned upright and loses its location; a logo is made small', async () => {
  const taken = await plain('#b45309', 2000, 1000)
    .withExif({ IFD3: { GPSLatitude: '43/1 56/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await own.hang(taken);
  const [picture] = (await own.pictures()).pictures;
  expect(picture).toMatchObject({ width: 800, height: 1600 });
  const { rawPayload } = await server.app.inject(picture!.url);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  await own.send('logo', taken);
  const logo = await server.app.inject((await own.pictures()).logo_url!);
  expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 256, height: 512 });
});

test('a removed or replaced picture is deleted, unless something else shows it', async () => {
  const [green] = await own.hang(GREEN, RED);
  await own.send('logo', GREEN);
  const { url } = (await own.pictures()).pictures[0]!;
  expect((await own.call('DELETE', `pictures/${green!}`)).statusCode).toBe(200);
  expect((await server.app.inject(url)).statusCode).toBe(200);
  await own.send('logo', BLUE);
  expect(await keptHashes(server)).toHaveLength(2);
  // The process that served it drops it from memory after a minute.
  server.clock.advance(61_000);
  expect((await server.app.inject(url)).statusCode).toBe(404);
  const { logo_url } = await own.pictures();
  expect((await own.call('DELETE', 'logo')).json()).toMatchObject({ logo_url: null });
  expect((await own.call('DELETE', 'logo')).statusCode).toBe(200);
  expect(await keptHashes(server)).toHaveLength(1);
  expect((await server.app.inject(logo_url!)).statusCode).toBe(404);
  expect((await own.call('DELETE', `pictures/${green!}`)).json()).toMatchObject({
    code: 'picture_not_found',
  });
  expect((await own.log()).slice(3).map(([, action]) => action)).toEqual([
    'picture_removed',
    'logo_set',
    'logo_removed',
  ]);
});

test('a photograph sent twice is added once, and unchanged values are not logged', async () => {
  const [id] = await own.hang(GREEN, GREEN);
  await own.call('PUT', 'pictures', { body: { order: [id] } });
  await own.call('PUT', `pictures/${id!}`, { body: { alt: '', caption: '' } });
  await own.send('logo', RED);
  await own.send('logo', RED);
  expect((await own.pictures()).pictures).toHaveLength(1);
  expect((await own.log()).map(([, action]) => action)).toEqual(['picture_added', 'logo_set']);
});

test('active people of the station and administrators may change them, and nobody else', async () => {
  const [id] = await own.hang(GREEN);
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const bea = await registerVerified(server, 'bea@example.sm');
  const body = { alt: 'Pompe', caption: '' };
  for (const answer of [
    await own.call('GET', 'pictures', { who: bea }),
    await own.send('pictures', RED, bea),
    await own.send('logo', RED, bea),
    await own.call('DELETE', 'logo', { who: bea }),
    await own.call('PUT', 'pictures', { who: bea, body: { order: [id] } }),
    await own.call('PUT', `pictures/${id!}`, { who: bea, body }),
    await own.call('DELETE', `pictures/${id!}`, { who: bea }),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'owners_only' }]);
  }
  const headers = asGuest(await enterAsGuest(server));
  const url = `/api/owner/stations/${station}/pictures`;
  expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
  expect((await server.app.inject({ url })).statusCode).toBe(401);
  expect((await own.call('PUT', `pictures/${id!}`, { who: maria, body })).statusCode).toBe(200);
  expect((await own.send('pictures', RED, maria)).statusCode).toBe(200);
  expect((await own.log()).slice(1)).toMatchObject([
    ['administrator', 'picture_described', { picture: id }],
    ['administrator', 'picture_added', {}],
  ]);
});

test('they survive a change of management and the deletion of the account', async () => {
  await own.hang(GREEN);
  await own.send('logo', RED);
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const url = `/api/admin/stations/${station}/handover`;
  const handover = await server.app.inject({ method: 'POST', url, headers: asUser(maria) });
  expect(handover.statusCode).toBe(200);
  expect((await own.call('GET', 'pictures')).statusCode).toBe(403);
  const deleted = await server.app.inject({
    method: 'DELETE',
    url: `/api/admin/people/${anna.user.id}`,
    headers: asUser(maria),
  });
  expect(deleted.statusCode).toBe(200);
  expect(await keptHashes(server)).toHaveLength(2);
  expect((await page()).gallery_images).toHaveLength(1);
});
