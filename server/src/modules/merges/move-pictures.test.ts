// Tests rule station-pictures.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { asUser } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { form, plain } from '../../testing/pictures/avatars.ts';
import {
  merge,
  newestMerge,
  stationsAsText,
  undoMerge,
  useTwins,
} from '../../testing/stations/merges.ts';

let server: TestApp;
let maria: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));

async function send(method: 'PUT' | 'POST', path: string, colour: string): Promise<void> {
  const { type, payload } = await form(['picture', await plain(colour).png().toBuffer()]);
  const headers = { ...asUser(maria), 'content-type': type };
  const url = `/api/owner/stations/${path}`;
  const answer = await server.app.inject({ method, url, headers, payload });
  expect(answer.statusCode).toBe(200);
}
async function pictures(station: number): Promise<StationPictures> {
  const url = `/api/owner/stations/${station}/pictures`;
  return (await server.app.inject({ url, headers: asUser(maria) })).json();
}
const ids = async (station: number) => (await pictures(station)).pictures.map(({ id }) => id);
const order = async (station: number, wanted: readonly number[]) => {
  const url = `/api/owner/stations/${station}/pictures`;
  const payload = { order: wanted };
  const answer = await server.app.inject({ method: 'PUT', url, headers: asUser(maria), payload });
  expect(answer.statusCode).toBe(200);
};
const undo = async () => {
  const { id } = (await newestMerge(server, maria, kept))!;
  expect((await undoMerge(server, maria, id)).statusCode).toBe(200);
};

test('logo and photographs move behind those of the kept station, and back', async () => {
  await send('POST', `${kept}/pictures`, '#111');
  await send('POST', `${merged}/pictures`, '#222');
  await send('POST', `${merged}/pictures`, '#333');
  await send('PUT', `${merged}/logo`, '#444');
  const before = await stationsAsText(server);
  const [one, [two, three]] = [await ids(kept), await ids(merged)];
  expect((await merge(server, maria, kept, merged)).statusCode).toBe(200);
  expect(await ids(kept)).toEqual([...one, two, three]);
  expect((await pictures(kept)).logo_url).not.toBeNull();
  // The old address redirects to them.
  expect(await ids(merged)).toEqual([...one, two, three]);
  await undo();
  expect(await stationsAsText(server)).toEqual(before);
});

test('photographs reordered in between go back in their new order, and can move again', async () => {
  await send('POST', `${kept}/pictures`, '#111');
  for (const colour of ['#222', '#333']) {
    // oxlint-disable-next-line no-await-in-loop -- one behind the other
    await send('POST', `${merged}/pictures`, colour);
  }
  const [[one], [two, three]] = [await ids(kept), await ids(merged)] as [number[], number[]];
  await merge(server, maria, kept, merged);
  await order(kept, [three!, two!, one!]);
  await undo();
  expect([await ids(kept), await ids(merged)]).toEqual([[one], [three, two]]);
  expect((await merge(server, maria, kept, merged)).statusCode).toBe(200);
  expect(await ids(kept)).toEqual([one, three, two]);
});

test('a removed logo is not filled by a merge', async () => {
  await send('PUT', `${kept}/logo`, '#111');
  const url = `/api/owner/stations/${kept}/logo`;
  await server.app.inject({ method: 'DELETE', url, headers: asUser(maria) });
  await send('PUT', `${merged}/logo`, '#222');
  await merge(server, maria, kept, merged);
  expect((await pictures(kept)).logo_url).toBeNull();
});
