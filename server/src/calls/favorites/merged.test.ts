// Tests rule favorites-words.
import { expect, beforeEach, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { FAVORITES } from '@pieno/contract/favorites/favorite-limits.ts';
import { listFavorites } from '../../modules/favorites/read-favorites.ts';
import { forgetRemovedFavorites } from '../../modules/favorites/forget-removed.ts';
import { registerAnna } from '../../testing/accounts.ts';
import { favoritesOf } from '../../testing/accounts/favorites-of.ts';
import type { TestApp } from '../../testing/app.ts';
import { merge, newestMerge, undoMerge, useTwins } from '../../testing/stations/merges.ts';
import { addStation } from '../../testing/stations/stations.ts';

let server: TestApp;
let maria: Session;
let anna: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));
beforeEach(async () => {
  anna = await registerAnna(server);
});

const { list, ids, star, unstar } = favoritesOf(
  () => server,
  () => anna,
);
const pass = (hours = 1) => server.clock.advance(hours * 3_600_000);
const becomeOne = () => merge(server, maria, kept, merged);
const becomeTwo = async () => {
  const { id } = (await newestMerge(server, maria, kept))!;
  expect((await undoMerge(server, maria, id)).statusCode).toBe(200);
};

test('a favourite of a merged station moves to the other until the merge is undone', async () => {
  await star(merged, { label: 'Casa' });
  await becomeOne();
  expect(await list()).toMatchObject([{ business_id: kept, name: 'Api', label: 'Casa' }]);
  await becomeTwo();
  expect(await list()).toMatchObject([{ business_id: merged, name: 'Api Dogana', label: 'Casa' }]);
});

test('of two favourites the newer change counts, and undoing restores both', async () => {
  await star(kept, { label: 'Lavoro' });
  pass();
  await star(merged, { label: 'Casa' });
  await becomeOne();
  expect(await list()).toMatchObject([{ business_id: kept, label: 'Casa' }]);
  await becomeTwo();
  expect(await ids()).toEqual([merged, kept]);
});

test.each([
  ['merged', () => merged],
  ['kept', () => kept],
])('a change for the %s one applies to both', async (_, which) => {
  await star(merged);
  await becomeOne();
  pass();
  expect((await star(which(), { label: 'Casa' })).json()).toMatchObject({ business_id: kept });
  expect(await list()).toMatchObject([{ business_id: kept, label: 'Casa' }]);
  pass();
  await unstar(which());
  expect(await ids()).toEqual([]);
  await becomeTwo();
  expect(await ids()).toEqual([]);
});

test('a label given in between goes back with the favourite', async () => {
  await star(merged);
  await becomeOne();
  pass();
  await star(kept, { label: 'Casa' });
  await becomeTwo();
  expect(await list()).toMatchObject([{ business_id: merged, label: 'Casa' }]);
});

test('a favourite added to a station merged before goes to the other', async () => {
  await becomeOne();
  expect((await star(merged)).json()).toMatchObject({ business_id: kept });
  await becomeTwo();
  expect(await ids()).toEqual([kept]);
});

test('a chain of merges is followed to its end, and counts once', async () => {
  const third = await addStation(server.database.kysely, { name: 'Api Nuova' });
  await star(merged);
  await becomeOne();
  await star(kept);
  expect((await merge(server, maria, third, kept)).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ business_id: third, name: 'Api Nuova' }]);
  await unstar(merged);
  expect(await ids()).toEqual([]);
});

test("an old favourite does not come back when its twin's newer change is deleted", async () => {
  await star(merged);
  pass();
  await unstar(kept);
  await becomeOne();
  expect(await ids()).toEqual([]);
  pass(24 * (FAVORITES.removedDays + 1));
  const { kysely } = server.database;
  await forgetRemovedFavorites(kysely, server.clock.now());
  expect(await listFavorites(kysely, anna.user.id)).toEqual([]);
});
