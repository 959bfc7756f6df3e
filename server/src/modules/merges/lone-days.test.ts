// Tests rules station-merge, station-merge-undo.
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TestApp } from '../../testing/app.ts';
import { merge, newestMerge, undoMerge, useTwins } from '../../testing/stations/merges.ts';
import { priceHistoryJob } from '../history/job.ts';
import { rangeOf } from '../history/ranges.ts';
import { retentionJob } from '../history/retention.ts';
import { makeStationHistory } from '../history/station-history.ts';
import { priceAges } from '../prices/evaluate/freshness.ts';
import { recordPrices } from '../prices/record.ts';

const DIESEL = 20;
const never = new AbortController().signal;
let server: TestApp;
let maria: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));
beforeEach(async () => {
  await db()
    .updateTable('station')
    .set({ country: 'IT', areas: ['confine'] })
    .execute();
});

const db = () => server.database.kysely;
/** Records old diesel prices, in thousandths of a euro by instant. */
const record = (stationId: number, prices: Record<string, number>) =>
  inTransaction(db(), (tx) =>
    recordPrices(
      tx,
      server.clock,
      { origin: 'ministry', isPast: true, medians: new Map() },
      Object.entries(prices).map(([at, price]) => ({
        stationId,
        fuelTypeId: DIESEL,
        unit: 'litre',
        price,
        observedAt: new Date(at),
      })),
    ),
  );
const derive = () => priceHistoryJob(db(), server.clock).run(never);
/** Derives the figures by day, and deletes old observations. */
const freeze = async () => {
  await derive();
  await retentionJob(db(), server.clock).run(never);
};
const history = async (station: number) => {
  const { answer } = await makeStationHistory(
    db(),
    { stationId: station, fuelTypeId: DIESEL },
    rangeOf('365', server.clock.now()),
    { now: server.clock.now(), ages: priceAges(new Map()) },
  );
  return answer.steps.map(({ at, price }) => [at.slice(0, 10), price]);
};
/** Without the steps in which only the age changes. */
const changes = (steps: Awaited<ReturnType<typeof history>>) =>
  steps.filter(([, price], index) => price !== steps[index - 1]?.[1]);
const days = async () => {
  const rows = await db()
    .selectFrom('price_day')
    .select(['station_id', 'day', 'open', 'close', 'alone'])
    .orderBy('station_id')
    .orderBy('day')
    .execute();
  return rows.map(({ day, ...row }) => ({ day: new Date(day).toDateString(), ...row }));
};

test('days whose observations are deleted move with a merged station, and back', async () => {
  await record(merged, {
    '2026-05-01T06:00:00Z': 1_650,
    '2026-06-01T06:00:00Z': 1_700,
    '2026-11-20T06:00:00Z': 1_720,
  });
  await record(kept, { '2026-05-15T06:00:00Z': 1_680, '2026-11-19T06:00:00Z': 1_730 });
  await freeze();
  const before = { kept: await history(kept), merged: await history(merged), days: await days() };
  expect(before.kept.map(([day]) => day)).toContain('2026-05-15');
  expect(before.merged.map(([day]) => day)).toContain('2026-06-01');
  await merge(server, maria, kept, merged);
  await derive();
  expect(changes(await history(kept))).toEqual([
    ['2026-05-01', 1.65],
    ['2026-05-15', 1.68],
    ['2026-06-01', 1.7],
    ['2026-11-19', 1.73],
    ['2026-11-20', 1.72],
  ]);
  const { id } = (await newestMerge(server, maria, kept))!;
  expect((await undoMerge(server, maria, id)).statusCode).toBe(200);
  await derive();
  expect({ kept: await history(kept), merged: await history(merged), days: await days() }).toEqual(
    before,
  );
});

test('of a day known to both stations the kept one’s own figures hold', async () => {
  await record(merged, { '2026-06-01T06:00:00Z': 1_700, '2026-06-02T06:00:00Z': 1_710 });
  await record(kept, { '2026-06-01T09:00:00Z': 1_650 });
  await record(merged, { '2026-11-20T06:00:00Z': 1_720 });
  await record(kept, { '2026-11-20T06:00:00Z': 1_720 });
  await freeze();
  await merge(server, maria, kept, merged);
  await derive();
  expect(changes(await history(kept))).toEqual([
    ['2026-06-01', 1.65],
    ['2026-06-02', 1.71],
    ['2026-11-20', 1.72],
  ]);
});
