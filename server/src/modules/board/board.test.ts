// Tests rules board-prepared, board-refresh, price-stale, quick-answers.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { BestByDecade, PriceOrigin, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import { saveSetting } from '../settings/repository.ts';
import { Board } from './board.ts';
import type { Prepared } from '../../prepared/prepared.ts';

const DAY_MS = 86_400_000;
let now: Date;
const clock = { now: () => now };
let database: Database;
let board: Board;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  board = new Board(database.kysely, clock);
});

const price = (
  stationId: number,
  fuelTypeId: number,
  thousandths: number,
  origin: PriceOrigin = 'operator_sheet',
) =>
  inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin }, [
      { stationId, fuelTypeId, price: thousandths, unit: 'litre', observedAt: now },
    ]),
  );

const read = <T>(prepared: Prepared | undefined): T =>
  JSON.parse(prepared!.identity.body.toString()) as T;
const ranking = (area: 'SM' | 'confine' = 'SM') =>
  read<RankingEntry[]>(board.ranking(area, 10)).map((entry) => [entry.business.name, entry.rank]);

describe('the board', () => {
  test('has no answer before its first refresh', () => {
    expect(board.bestByDecade()).toBeUndefined();
    expect(board.madeAt).toBeUndefined();
  });

  test('keeps a ranking for each area', async () => {
    await price(await addStation(database.kysely, { name: 'Dogana' }), 10, 1669);
    await price(await addStation(database.kysely, { name: 'Murata' }), 10, 1659);
    await price(
      await addStation(database.kysely, { name: 'Rimini', country: 'IT', areas: ['confine'] }),
      10,
      1500,
    );
    await price(
      await addStation(database.kysely, { name: 'Milano', country: 'IT', areas: [] }),
      10,
      1400,
    );
    await board.refresh();
    expect(ranking()).toEqual([
      ['Murata', 1],
      ['Dogana', 2],
    ]);
    expect(ranking('confine')).toEqual([['Rimini', 1]]);
    const best = read<BestByDecade>(board.bestByDecade());
    expect(best.map((group) => group.decade)).toEqual([10, 20, 30, 40, 50, 100]);
    expect(best[0]).toMatchObject({
      best: { business: { name: 'Murata' } },
      runner_up_delta: 0.01,
    });
  });

  test('shows a moved price after a refresh and keeps answers that did not change', async () => {
    const id = await addStation(database.kysely, { name: 'Dogana' });
    await price(id, 10, 1669);
    await board.refresh();
    const diesel = board.ranking('SM', 20);
    const petrol = board.ranking('SM', 10);
    await price(id, 10, 1699, 'owner');
    await board.refresh();
    expect(board.ranking('SM', 20)).toBe(diesel);
    expect(board.ranking('SM', 10)).not.toBe(petrol);
    const page = read<BusinessDetails>(await board.station(id));
    expect(page.prices).toMatchObject([{ price: 1.699, source: 'owner', stale: false }]);
    expect(page.prices[0]!.fresh_until).toBe('2026-11-29T12:00:00.000Z');
  });

  test('does nothing when nothing changed', async () => {
    await board.refresh();
    const made = board.madeAt;
    now = new Date(now.getTime() + 1000);
    await board.refresh();
    expect(board.madeAt).toBe(made);
  });

  test('makes a price stale on time without a change in the database', async () => {
    const id = await addStation(database.kysely, { name: 'Dogana' });
    await price(id, 10, 1669);
    await board.refresh();
    expect(board.staleAt).toBe(now.getTime() + 8 * DAY_MS + 1);
    now = new Date(now.getTime() + 8 * DAY_MS + 1);
    await board.refresh();
    expect(ranking()).toEqual([['Dogana', null]]);
    expect(read<BestByDecade>(board.bestByDecade())[0]).toMatchObject({ best: { stale: true } });
  });

  test("keeps a station's page until its price turns stale, and makes it again at that instant", async () => {
    const id = await addStation(database.kysely, { name: 'Dogana' });
    await price(id, 10, 1669);
    await board.refresh();
    const page = await board.station(id);
    now = new Date(board.staleAt - 1);
    expect(board.station(id)).toBe(page);
    now = new Date(board.staleAt);
    const { prices } = read<BusinessDetails>(await board.station(id));
    expect(prices).toMatchObject([{ stale: true }]);
  });

  test('treats a price with a future date as stale', async () => {
    const id = await addStation(database.kysely, { name: 'Dogana' });
    await price(id, 10, 1669);
    now = new Date(now.getTime() - DAY_MS);
    await board.refresh();
    expect(ranking()).toEqual([['Dogana', null]]);
  });

  test('takes the age limits from the settings', async () => {
    await price(await addStation(database.kysely, { name: 'Dogana' }), 10, 1669);
    await inTransaction(database.kysely, async (tx) => {
      await saveSetting(tx, 'medal_days_sheet', ['2']);
      await saveSetting(tx, 'stale_days', ['5']);
    });
    await board.refresh();
    expect(board.staleAt).toBe(now.getTime() + 2 * DAY_MS + 1);
    const [entry] = read<RankingEntry[]>(board.ranking('SM', 10));
    expect(entry!.fuels[0]).toMatchObject({
      fresh_until: '2026-11-23T12:00:00.000Z',
      stale_from: '2026-11-26T12:00:00.000Z',
    });
  });

  test('answers a station with each field of the contract and no other column', async () => {
    const id = await addStation(database.kysely, { name: 'Dogana', phone: '0549 123456' });
    await board.refresh();
    const page = read<BusinessDetails>(await board.station(id));
    expect(page).toEqual({
      business: {
        id,
        name: 'Dogana',
        short_description: null,
        description: null,
        logo_url: null,
        address: null,
        postcode: null,
        locality: null,
        latitude: 43.95,
        longitude: 12.46,
        phone: '0549 123456',
        mobile: null,
        email: null,
        website: null,
        opening_hours: null,
        connectors: [],
      },
      areas: ['SM'],
      prices: [],
      unknown_decades: [],
      reportable_fuels: expect.any(Array) as unknown,
      gallery_images: [],
    });
    expect(board.station(id + 1)).toBeUndefined();
  });

  test('marks a demo price whose fuel no source confirms', async () => {
    const known = await addStation(database.kysely, { confirmed_decades: [10] });
    const unknown = await addStation(database.kysely);
    await price(known, 10, 1669, 'demo');
    await price(unknown, 10, 1679, 'demo');
    await board.refresh();
    const confirmed = read<RankingEntry[]>(board.ranking('SM', 10)).map(
      (entry) => entry.fuels[0]!.confirmed,
    );
    expect(confirmed).toEqual([true, false]);
  });

  test('moves a station between areas', async () => {
    const id = await addStation(database.kysely, { name: 'Dogana' });
    await price(id, 10, 1669);
    await board.refresh();
    await database.kysely.updateTable('station').set({ areas: [] }).where('id', '=', id).execute();
    await price(id, 10, 1668, 'owner');
    await board.refresh();
    expect(ranking()).toEqual([]);
  });

  test('keeps its last answers while the database is unavailable, and lets them age', async () => {
    const lost = await openTestDatabase();
    const orphan = new Board(lost.kysely, clock);
    await addFuelTypes(lost.kysely);
    const id = await addStation(lost.kysely, { name: 'Dogana' });
    await inTransaction(lost.kysely, (tx) =>
      recordPrices(tx, clock, { origin: 'owner' }, [
        { stationId: id, fuelTypeId: 10, price: 1669, unit: 'litre', observedAt: now },
      ]),
    );
    await orphan.refresh();
    const best = orphan.bestByDecade();
    await lost.close();
    await expect(orphan.refresh()).rejects.toThrow();
    expect(orphan.bestByDecade()).toBe(best);
    now = new Date(orphan.staleAt);
    await expect(orphan.refresh()).rejects.toThrow();
    expect(read<BestByDecade>(orphan.bestByDecade())[0]).toMatchObject({ best: { stale: true } });
  });

  test('is not filled by a refresh that failed', async () => {
    const lost = await openTestDatabase();
    const orphan = new Board(lost.kysely, clock);
    await lost.close();
    await expect(orphan.refresh()).rejects.toThrow();
    expect(orphan.madeAt).toBeUndefined();
  });
});
