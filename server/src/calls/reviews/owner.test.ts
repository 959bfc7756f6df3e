// Tests rule reviews-owner.
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { reviewing } from '../../testing/accounts/reviewing.ts';
import type { TestApp } from '../../testing/app.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { addStation } from '../../testing/stations/stations.ts';

let server: TestApp;
let station: number;
let anna: Session;
let bruno: Session;
useOwnStation((made) => ({ server, station, anna } = made), { facts: { name: 'Alla Rocca' } });
const { ask, write, own, read, answer, flagThrice, inbox } = reviewing(() => server);
const pass = () => server.clock.advance(60_000);
const unread = async () => (await inbox(anna)).filter(({ read: isRead }) => !isRead).length;

beforeEach(async () => {
  bruno = await registerVerified(server, 'bruno@example.sm');
  await server.board.refresh();
  pass();
});

test('an owner answers a review once, changes the answer, and cannot delete', async () => {
  await write(bruno, station, { stars: 2, text: 'Fila lunga' });
  const { id } = (await own(bruno, station))!;
  const answered = await answer(anna, station, id, 'Abbiamo una pompa in più');
  expect([answered.statusCode, answered.json()]).toEqual([200, { message: 'Risposta pubblicata' }]);
  const shown = { text: 'Abbiamo una pompa in più', month: '2026-11' };
  expect((await read(station)).reviews).toMatchObject([{ answer: shown }]);
  expect(await own(bruno, station)).toMatchObject({ answer: shown });
  server.clock.set('2026-12-02T08:00:00Z');
  await answer(anna, station, id, 'E una cassa');
  expect((await read(station)).reviews).toMatchObject([
    { month: '2026-11', answer: { text: 'E una cassa', month: '2026-12' } },
  ]);
  for (const text of ['', 'scrivi a anna@example.sm', 'a'.repeat(281)]) {
    expect((await answer(anna, station, id, text)).statusCode).toBe(422);
  }
  const { statusCode } = await server.app.inject({
    method: 'DELETE',
    url: `/api/owner/stations/${station}/reviews/${id}/answer`,
    headers: asUser(anna),
  });
  expect(statusCode).toBe(405);
});

test('others cannot answer, nor at another station, nor a hidden review', async () => {
  await write(bruno, station, { stars: 2 });
  const { id } = (await own(bruno, station))!;
  expect((await answer(bruno, station, id, 'Ecco')).json()).toMatchObject({ code: 'owners_only' });
  const other = await addStation(server.database.kysely, { name: 'Api' });
  await write(bruno, other, { stars: 2 });
  const elsewhere = (await own(bruno, other))!.id;
  expect((await answer(anna, station, elsewhere, 'Ecco')).statusCode).toBe(404);
  await flagThrice(id);
  expect((await answer(anna, station, id, 'Ecco')).statusCode).toBe(404);
});

test('the inbox notifies an owner of new visible reviews', async () => {
  await write(bruno, station, { stars: 2, text: 'Fila lunga' });
  pass();
  const carla = await registerVerified(server, 'carla@example.sm');
  await write(carla, station, { stars: 1 });
  const entries = await inbox(anna);
  expect(entries).toMatchObject([
    { kind: 'reviewed', title: 'Nuova recensione: Alla Rocca', text: '1 stella su 5', read: false },
    { text: '2 stelle su 5: «Fila lunga»', link: `/business/${station}?focus=recensioni` },
  ]);
  expect(await unread()).toBe(2);
  await ask(anna, 'PUT', '/user/notifications/read', { until: entries[0]!.at });
  expect(await unread()).toBe(0);
  pass();
  await write(bruno, station, { stars: 3 });
  expect(await unread()).toBe(1);
  await flagThrice((await own(bruno, station))!.id);
  expect(await inbox(anna)).toHaveLength(1);
  expect(await inbox(bruno)).toMatchObject([{ kind: 'review' }]);
});
