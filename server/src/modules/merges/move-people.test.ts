// Tests rule station-merge-people.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import {
  currentPrices,
  merge,
  newestMerge,
  undoMerge,
  useTwins,
} from '../../testing/stations/merges.ts';
import { makeOwner, ownStations } from '../../testing/stations/owners.ts';

const DIESEL = 20;
let server: TestApp;
let maria: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));

const db = () => server.database.kysely;
const mergeNow = () => merge(server, maria, kept, merged);
const prices = () => currentPrices(server);
const states = async (station: number) =>
  Object.fromEntries(
    (
      await db()
        .selectFrom('station_owner')
        .select(['user_id', 'state'])
        .where('station_id', '=', station)
        .execute()
    ).map(({ user_id, state }) => [user_id, state]),
  );

test('people move, and are pending where there is an active person', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  const piero = await registerVerified(server, 'piero@example.sm');
  await makeOwner(server, merged, olga);
  await mergeNow();
  expect(await states(kept)).toEqual({ [olga.user.id]: 'active' });
  await undoMerge(server, maria, (await newestMerge(server, maria, kept))!.id);
  await makeOwner(server, kept, piero);
  await mergeNow();
  expect(await states(kept)).toEqual({ [olga.user.id]: 'pending', [piero.user.id]: 'active' });
  expect((await ownStations(server, olga)).stations.map(({ business }) => business.id)).toEqual([
    kept,
  ]);
  const price = { prices: [{ fuel_type_id: DIESEL, price: 1.659 }] };
  const publish = (who: Session) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/owner/stations/${merged}/prices`,
      headers: { ...asUser(who), 'idempotency-key': crypto.randomUUID() },
      payload: price,
    });
  expect((await publish(olga)).statusCode).toBe(403);
  expect((await publish(piero)).statusCode).toBe(200);
  expect(await prices()).toEqual([[kept, DIESEL, 1659]]);
});

test('a person revoked at the kept station is not restored by a merge', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, kept, olga);
  await db().updateTable('station_owner').set({ state: 'revoked' }).execute();
  await makeOwner(server, merged, olga);
  await mergeNow();
  expect(await states(kept)).toEqual({ [olga.user.id]: 'revoked' });
});

test('the old address redirects to the people of the kept station', async () => {
  const olga = await registerVerified(server, 'olga@example.sm');
  const piero = await registerVerified(server, 'piero@example.sm');
  await makeOwner(server, merged, olga);
  await makeOwner(server, kept, piero);
  await mergeNow();
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${merged}/people/${olga.user.id}`,
    headers: asUser(piero),
    payload: { decision: 'accept' },
  });
  expect(answer.statusCode).toBe(200);
  expect(await states(kept)).toEqual({ [olga.user.id]: 'active', [piero.user.id]: 'active' });
});
