// Tests rules price-demo, price-unknown.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { BestByDecade, PriceOrigin, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { Board } from './board.ts';
import type { Prepared } from '../../prepared/prepared.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
let database: Database;
let board: Board;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  board = new Board(database.kysely, clock);
});

const PETROL = 10;
const DIESEL = 20;

const price = (
  stationId: number,
  fuelTypeId: number,
  thousandths: number,
  origin: PriceOrigin = 'operator_sheet',
  observedAt = clock.now(),
) =>
  inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin }, [
      { stationId, fuelTypeId, price: thousandths, unit: 'litre', observedAt },
    ]),
  );

async function leaveAreas(stationId: number): Promise<void> {
  await inTransaction(database.kysely, async (tx) => {
    await tx.updateTable('station').set({ areas: [] }).where('id', '=', stationId).execute();
    await bumpBoardVersion(tx, [stationId]);
  });
}

const read = <T>(prepared: Prepared | undefined): T =>
  JSON.parse(prepared!.identity.body.toString()) as T;
const ranking = (decade: 10 | 20 = PETROL, area: 'SM' | 'confine' = 'SM') =>
  read<RankingEntry[]>(board.ranking(area, decade)).map(({ business, rank, known, fuels }) => [
    business.name,
    rank,
    known,
    fuels.map((fuel) => fuel.price),
  ]);
const pageOf = async (id: number) => read<BusinessDetails>(await board.station(id));

/** Two stations with demo prices of petrol and diesel, and one that is only known to sell petrol. */
async function demoCountry() {
  const [dogana, murata] = [
    await addStation(database.kysely, { name: 'Dogana' }),
    await addStation(database.kysely, { name: 'Murata' }),
  ];
  const faetano = await addStation(database.kysely, {
    name: 'Faetano',
    confirmed_decades: [PETROL],
  });
  for (const [index, id] of [dogana, murata].entries()) {
    await price(id, PETROL, 1_600 + index, 'demo');
    await price(id, DIESEL, 1_700 + index, 'demo');
  }
  await board.refresh();
  return { dogana, murata, faetano };
}

test('demo prices rank among themselves until their decade has a real price', async () => {
  const { dogana, murata } = await demoCountry();
  expect(ranking().map(([name, rank]) => [name, rank])).toEqual([
    ['Dogana', 1],
    ['Murata', 2],
  ]);
  await price(murata, PETROL, 1_799);
  await board.refresh();
  expect(ranking()).toEqual([
    ['Murata', 1, true, [1.799]],
    ['Dogana', null, false, []],
    ['Faetano', null, false, []],
  ]);
  const best = read<BestByDecade>(board.bestByDecade());
  expect(best[0]).toMatchObject({ best: { business: { name: 'Murata' } }, demo: false });
  expect(best[0]).toMatchObject({ runner_up_delta: null, tied_with: 0, stations: 1 });
  expect(best[1]).toMatchObject({ best: { business: { name: 'Dogana' } }, demo: true });
  expect(ranking(DIESEL).map(([name]) => name)).toEqual(['Dogana', 'Murata']);
  expect((await pageOf(dogana)).prices.map(({ fuel_type }) => fuel_type.id)).toEqual([DIESEL]);
});

test('a prepared page also drops its demo prices and lists unknown categories', async () => {
  const { dogana, murata, faetano } = await demoCountry();
  expect((await pageOf(dogana)).prices).toHaveLength(2);
  expect((await pageOf(faetano)).unknown_decades).toEqual([]);
  await price(murata, PETROL, 1_799);
  await board.refresh();
  const page = await pageOf(dogana);
  expect(page.prices.map(({ source, fuel_type }) => [source, fuel_type.id])).toEqual([
    ['demo', DIESEL],
  ]);
  expect(page.unknown_decades).toEqual([PETROL]);
  expect((await pageOf(faetano)).unknown_decades).toEqual([PETROL]);
  expect((await pageOf(murata)).unknown_decades).toEqual([]);
});

test('a stale real price still replaces demo prices', async () => {
  const { murata } = await demoCountry();
  await price(murata, PETROL, 1_799, 'operator_sheet', new Date('2026-10-01T12:00:00Z'));
  await board.refresh();
  expect(ranking().map(([name, rank, known]) => [name, rank, known])).toEqual([
    ['Murata', null, true],
    ['Dogana', null, false],
    ['Faetano', null, false],
  ]);
});

test('a real price of another area changes nothing', async () => {
  await demoCountry();
  const rimini = await addStation(database.kysely, { name: 'Rimini', areas: ['confine'] });
  await price(rimini, PETROL, 1_899);
  await board.refresh();
  expect(ranking().map(([name]) => name)).toEqual(['Dogana', 'Murata']);
  expect(ranking(PETROL, 'confine')).toEqual([['Rimini', 1, true, [1.899]]]);
});

test('the demo prices return when the last real one is gone', async () => {
  const { dogana } = await demoCountry();
  const serravalle = await addStation(database.kysely, { name: 'Serravalle' });
  await price(serravalle, PETROL, 1_799);
  await board.refresh();
  expect((await pageOf(dogana)).prices).toHaveLength(1);
  await leaveAreas(serravalle);
  await board.refresh();
  expect(ranking().map(([name, rank]) => [name, rank])).toEqual([
    ['Dogana', 1],
    ['Murata', 2],
  ]);
  expect((await pageOf(dogana)).prices).toHaveLength(2);
});
