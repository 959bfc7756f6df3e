import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, post, registerVerified } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { boardNow } from '../../testing/prices/board.ts';
import {
  currentPrices,
  importDiesel,
  merge,
  newestMerge,
  stationsAsText,
  undoMerge,
  useTwins,
} from '../../testing/stations/merges.ts';
import { know } from '../../testing/prices/drivers.ts';
import { makeOwner, recordNow } from '../../testing/stations/owners.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { disputeJob } from '../prices/close-disputes.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let maria: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));

const db = () => server.database.kysely;
const mergeNow = () => merge(server, maria, kept, merged);
const prices = () => currentPrices(server);
const importNow = (station: number, price: number) => importDiesel(server, station, price);

test('undoing restores every row as it was (rule station-merge-undo)', async () => {
  const [anna, bruno, olga] = await Promise.all(
    ['anna', 'bruno', 'olga'].map((name) => registerVerified(server, `${name}@example.sm`)),
  );
  await makeOwner(server, merged, olga!);
  await makeOwner(server, merged, bruno!);
  await makeOwner(server, kept, bruno!);
  await recordNow(server, kept, { [DIESEL]: 1679 });
  await recordNow(server, merged, { [DIESEL]: 1659, [PETROL]: 1789 });
  server.clock.advance(3_600_000);
  const report = { id: crypto.randomUUID(), business_id: merged };
  const entries = [{ fuel_type_id: PETROL, price: 1.709 }];
  await post(server, '/price-reports', { ...report, entries, sure: true }, asUser(anna!));
  const wrong = { business_id: merged, fuel_type_id: DIESEL, price: 1.659 };
  await post(server, '/price-disputes', wrong, asUser(anna!));
  await post(server, '/station-states', { business_id: merged, state: 'closed' }, asUser(anna!));
  await post(server, `/admin/stations/${merged}/invitations`, {}, asUser(maria));
  const image = { media_type: 'image/webp', bytes: Buffer.of(1), width: 1, height: 1 };
  await db()
    .insertInto('image')
    .values({ hash: 'a', ...image })
    .execute();
  for (const station_id of [kept, merged]) {
    await db()
      .insertInto('gallery_image')
      .values({ station_id, hash: 'a', alt: 'Foto', position: 0 })
      .execute();
    await db()
      .insertInto('station_fuel')
      .values({ station_id, fuel_type_id: DIESEL, sold: true, decided_at: server.clock.now() })
      .execute();
  }
  await db()
    .insertInto('station_fuel')
    .values({ station_id: merged, fuel_type_id: 30, sold: true, decided_at: server.clock.now() })
    .execute();
  for (const station_id of [kept, merged]) {
    for (const fuel_type_id of station_id === kept ? [DIESEL] : [DIESEL, PETROL]) {
      const request = { request_key: crypto.randomUUID(), request: '', public: false };
      const due_at = new Date('2026-11-24T05:00:00Z');
      const planned = { price: 1650, due_at, created_at: server.clock.now() };
      await db()
        .insertInto('scheduled_price')
        .values({ station_id, fuel_type_id, ...planned, ...request })
        .execute();
    }
  }
  const before = await stationsAsText(server);
  expect((await mergeNow()).statusCode).toBe(200);
  const between = await stationsAsText(server);
  expect(between).not.toEqual(before);
  const left = between.filter((line) => line.includes(`"station_id":${merged}`));
  // People known to the kept station, and its own statements about fuels.
  expect(left).toHaveLength(2);
  server.clock.advance(23 * 3_600_000);
  const { id } = (await newestMerge(server, maria, kept))!;
  expect((await undoMerge(server, maria, id)).statusCode).toBe(200);
  const after = await stationsAsText(server);
  // Pending claims are evaluated again.
  const decided = (line: string) =>
    line.replace(/"decided_at":"[^"]*"/, '"decided_at":null').replace(/"needed":\d/, '"needed":0');
  expect(after.map(decided)).toEqual(before.map(decided));
});

test('decisions of claims and disputes by the other station’s prices are undone with it', async () => {
  await recordNow(server, merged, { [DIESEL]: 1659, [PETROL]: 1789 });
  server.clock.advance(3_600_000);
  const report = { id: crypto.randomUUID(), business_id: merged, sure: true };
  const entries = [{ fuel_type_id: PETROL, price: 1.709 }];
  const wrong = { business_id: merged, fuel_type_id: DIESEL, price: 1.659 };
  for (const name of ['anna', 'bruno']) {
    const who = asUser(await registerVerified(server, `${name}@example.sm`));
    await know(db(), `${name}@example.sm`, server.clock.now());
    await post(server, '/price-disputes', wrong, who);
    if (name === 'anna') await post(server, '/price-reports', { ...report, entries }, who);
  }
  server.clock.advance(3_600_000);
  await recordNow(server, kept, { [DIESEL]: 1699, [PETROL]: 1799 });
  const before = await stationsAsText(server);
  await mergeNow();
  server.clock.advance(3_600_000);
  await disputeJob(db(), server.clock).run(AbortSignal.timeout(60_000));
  const decided = (line: string) => /"state":"rejected"|"outcome":"right"/.test(line);
  expect((await stationsAsText(server)).filter(decided)).toHaveLength(3);
  await undoNow();
  expect(await stationsAsText(server)).toEqual(before);
});

const scheduledAt = async (station_id: number, due: string) => {
  const request = { request_key: crypto.randomUUID(), request: '', public: false };
  const planned = { price: 1650, due_at: new Date(due), created_at: server.clock.now() };
  const { id } = await db()
    .insertInto('scheduled_price')
    .values({ station_id, fuel_type_id: DIESEL, ...planned, ...request })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const scheduleStates = async (...ids: string[]) => {
  const rows = await db()
    .selectFrom('scheduled_price')
    .select(['id', 'state', 'station_id'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)!.state);
};
const undoNow = async () => undoMerge(server, maria, (await newestMerge(server, maria, kept))!.id);

test('a cancelled schedule returns only before its instant and while it is still cancelled', async () => {
  const [soon, later, third] = [
    '2026-11-22T10:00:00Z',
    '2026-11-24T05:00:00Z',
    '2026-11-25T05:00:00Z',
  ];
  for (const due of [soon, later, third]) await scheduledAt(kept, due);
  const past = await scheduledAt(merged, soon);
  const open = await scheduledAt(merged, later);
  const settled = await scheduledAt(merged, third);
  await mergeNow();
  expect(await scheduleStates(past, open, settled)).toEqual(Array(3).fill('cancelled'));
  await db()
    .updateTable('scheduled_price')
    .set({ state: 'superseded' })
    .where('id', '=', settled)
    .execute();
  server.clock.advance(2 * 3_600_000);
  expect((await undoNow()).statusCode).toBe(200);
  expect(await scheduleStates(past, open, settled)).toEqual(['cancelled', 'pending', 'superseded']);
});

test('a row that has since moved to another station stays there', async () => {
  const third = await addStation(db(), { name: 'Terzo' });
  const row = await scheduledAt(merged, '2026-11-24T05:00:00Z');
  const other = await scheduledAt(merged, '2026-11-25T05:00:00Z');
  await mergeNow();
  await db()
    .updateTable('scheduled_price')
    .set({ station_id: third })
    .where('id', '=', row)
    .execute();
  await undoNow();
  const at = await db()
    .selectFrom('scheduled_price')
    .select(['id', 'station_id'])
    .orderBy('due_at')
    .execute();
  expect(at).toEqual([
    { id: row, station_id: third },
    { id: other, station_id: merged },
  ]);
});

test('an import of the merged station goes to the kept one, and back with the undo', async () => {
  await recordNow(server, kept, { [DIESEL]: 1699 });
  await mergeNow();
  server.clock.advance(3_600_000);
  await importNow(merged, 1649);
  expect(await prices()).toEqual([[kept, DIESEL, 1649]]);
  server.clock.advance(60_000);
  const own = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, kept, own);
  const { id } = (await newestMerge(server, maria, kept))!;
  await undoMerge(server, maria, id);
  expect(await prices()).toEqual([
    [kept, DIESEL, 1699],
    [merged, DIESEL, 1649],
  ]);
  await importNow(merged, 1649);
  expect(await prices()).toHaveLength(2);
});

test('reports of people in between stay with the kept station, also those by its old number', async () => {
  const anna = await registerVerified(server, 'anna@example.sm');
  const bruno = await registerVerified(server, 'bruno@example.sm');
  await recordNow(server, kept, { [DIESEL]: 1699 });
  await mergeNow();
  server.clock.advance(3_600_000);
  for (const who of [anna, bruno]) {
    await know(db(), who.user.email, server.clock.now());
    const report = { id: crypto.randomUUID(), business_id: merged, sure: true };
    const entries = [{ fuel_type_id: DIESEL, price: 1.649 }];
    const answer = await post(server, '/price-reports', { ...report, entries }, asUser(who));
    expect(answer.statusCode).toBe(200);
  }
  expect(await prices()).toEqual([[kept, DIESEL, 1649]]);
  await undoMerge(server, maria, (await newestMerge(server, maria, kept))!.id);
  expect(await prices()).toEqual([[kept, DIESEL, 1649]]);
});

test('a chain of merges redirects to its end, and is undone from its end', async () => {
  const third = await addStation(db(), { name: 'Terzo' });
  await recordNow(server, merged, { [DIESEL]: 1659 });
  await mergeNow();
  const first = (await newestMerge(server, maria, kept))!.id;
  await merge(server, maria, third, kept);
  expect((await boardNow(server)).movedTo(merged)).toBe(third);
  await importNow(merged, 1649);
  expect((await undoMerge(server, maria, first)).json()).toMatchObject({ code: 'station_merged' });
  await undoMerge(server, maria, (await newestMerge(server, maria, third))!.id);
  expect(await prices()).toEqual([[kept, DIESEL, 1649]]);
  expect((await undoMerge(server, maria, first)).statusCode).toBe(200);
  expect(await prices()).toEqual([[merged, DIESEL, 1649]]);
});

test('of two merges into one station the newer is undone first, each once, within a day', async () => {
  const third = await addStation(db(), { name: 'Terzo' });
  await mergeNow();
  const first = (await newestMerge(server, maria, kept))!.id;
  await merge(server, maria, kept, third);
  expect((await undoMerge(server, maria, first)).json()).toMatchObject({ code: 'merge_newer' });
  const second = (await newestMerge(server, maria, kept))!.id;
  await undoMerge(server, maria, second);
  expect((await undoMerge(server, maria, second)).json()).toMatchObject({
    code: 'merge_not_found',
  });
  server.clock.advance(24 * 3_600_000 + 1);
  expect((await undoMerge(server, maria, first)).json()).toMatchObject({ code: 'merge_undo_late' });
  expect((await newestMerge(server, maria, kept))!.undo_until).toBeNull();
});
