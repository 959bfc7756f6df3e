// Tests rule favorites-words.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { star as starWithin } from '../../modules/favorites/star-favorites.ts';
import { onlyAnna, registerAnna } from '../../testing/accounts.ts';
import { favoritesOf } from '../../testing/accounts/favorites-of.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addStation } from '../../testing/stations/stations.ts';

const [BEFORE, LATER] = ['2026-11-21T07:50:00Z', '2026-11-21T07:55:00Z'];

let server: TestApp;
let anna: Session;
let stations: number[];
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  anna = await onlyAnna(server);
  stations = [];
  while (stations.length < 52) stations.push(await addStation(db()));
  for (const id of stations.slice(0, 49)) await star(id, { at: BEFORE });
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const { ids, star, unstar } = favoritesOf(
  () => server,
  () => anna,
);

test('one more than 50 favourites is refused; existing ones can be renamed', async () => {
  const [first, second, ...others] = stations as [number, number, ...number[]];
  const [last, more] = others.slice(-3) as [number, number];
  const eva = await registerAnna(server, { email: 'eva@example.sm' });
  await favoritesOf(
    () => server,
    () => eva,
  ).star(more);
  expect((await star(last)).statusCode).toBe(200);
  const answer = await star(more);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'favorites_full', message: 'Al massimo 50 preferiti: prima togline uno' },
  ]);
  expect((await star(first, { label: 'Casa' })).statusCode).toBe(200);
  await unstar(second);
  expect((await star(more)).statusCode).toBe(200);
  expect((await star(second)).statusCode).toBe(409);
  expect((await star(second, { at: LATER })).json()).toMatchObject({ removed: true });
});

test('of two phones that add the last one at once, one succeeds', async () => {
  const answers = await Promise.all(stations.slice(-3).map((id) => star(id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
  expect(await ids()).toHaveLength(50);
});

test.runIf(inject('engine').kind === 'postgres')('one phone waits for the other', async () => {
  const [last, more] = stations.slice(-2) as [number, number];
  const other = await db().startTransaction().execute();
  const tapped = { userId: anna.user.id, stationId: last, at: server.clock.now() };
  await starWithin(other, tapped, undefined);
  const answer = star(more).then(({ statusCode }) => statusCode);
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
  await other.commit().execute();
  expect(await answer).toBe(409);
});
