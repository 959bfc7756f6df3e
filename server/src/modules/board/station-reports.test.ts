// Tests rules price-reported, price-stand-in, price-states, report-fuels.
import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Why } from '@pieno/contract/prices/why.ts';
import type { StationState } from '../../db/schema.gen.ts';
import { useBoard } from '../../testing/prices/board.ts';

const { board, clock, price, read, add, pageOf, station } = useBoard();

const MINUTE = 60_000;
const DAY_MS = 86_400_000;
const entries = (decade: 10 | 20 = 10) => read<RankingEntry[]>(board().ranking('SM', decade));
const ranks = () => entries().map(({ business, rank }) => [business.name, rank]);

/** A driver's report of petrol, some milliseconds before now. */
const report = (stationId: number, thousandths: number, ago: number, isHeld = false) => {
  const seen = new Date(clock.now().getTime() - ago);
  const fuel = { station_id: stationId, fuel_type_id: 10, price: thousandths };
  const by = { source: 'driver', origin: 'driver', claimant: 'anna', voices: 0 } as const;
  const reported = { observed_at: seen, received_at: seen };
  const state = isHeld ? 'held' : 'reported';
  return add('observation', { ...fuel, ...by, ...reported, state });
};

const state = (
  stationId: number,
  claimant: string,
  more: Partial<Insertable<StationState>> & { ago?: number } = {},
) => {
  const { state: what = 'closed', origin = 'driver', ago = 0, ...fuel } = more;
  const reportedAt = new Date(clock.now().getTime() - ago);
  const by = { origin, claimant, counts: origin !== 'driver' };
  const row = { station_id: stationId, state: what, ...by, reported_at: reportedAt };
  return add('station_state', { ...row, ...fuel });
};

test('a station out of service by its source has no rank until the source states otherwise', async () => {
  const id = await station('Colonnina');
  await price(id, 10, 1_500);
  const other = await station('Altra');
  await price(other, 10, 1_600);
  const by = { state: 'out_of_service', origin: 'import', counts: true } as const;
  await add('station_state', { ...by, station_id: id, reported_at: clock.now() });
  await board().refresh();
  expect(ranks()).toEqual([
    ['Altra', 1],
    ['Colonnina', null],
  ]);
  const states = [{ state: 'out_of_service', fuel_type_id: null, counts: true }];
  expect((await pageOf(id)).states).toEqual(states);
  expect(read<Why>(await board().why('SM', 10)).stations[1]).toMatchObject({
    rank: null,
    prices: [{ outcome: 'out_of_service' }],
  });
  clock.advance(DAY_MS);
  expect((await pageOf(id)).states).toEqual(states);
});

test('a reported price is shown beside the own one, which keeps its rank, until each expires', async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_700);
  await report(id, 1_500, -MINUTE);
  await report(id, 1_490, -2 * MINUTE);
  clock.advance(3 * MINUTE);
  await board().refresh();
  const [entry] = entries();
  expect(entry).toMatchObject({ rank: 1, fuels: [{ price: 1.7 }] });
  const until = new Date(clock.now().getTime() - MINUTE + 3 * DAY_MS).toISOString();
  expect(entry!.reported).toMatchObject([{ price: 1.49, fuel_type: { id: 10 }, until }]);
  expect((await pageOf(id)).reported).toEqual(entry!.reported);
  expect(board().staleAt).toBe(Date.parse(until) + 1);
  clock.advance(3 * DAY_MS);
  await board().refresh();
  expect(entries()[0]).not.toHaveProperty('reported');
});

test('a claim older than the own price, equal, held or of another category is not shown as reported', async () => {
  const id = await station('Dogana');
  await report(id, 1_500, MINUTE);
  await price(id, 10, 1_700);
  await price(id, 20, 1_600);
  await report(id, 1_400, -MINUTE, true);
  await report(id, 1_700, -MINUTE);
  await board().refresh();
  expect(entries()[0]).not.toHaveProperty('reported');
  await report(id, 1_500, -2 * MINUTE);
  await board().refresh();
  expect(entries()[0]!.reported).toHaveLength(1);
  expect(entries(20)[0]).not.toHaveProperty('reported');
});

test('a report beside a demo price is shown whenever it was seen', async () => {
  const id = await station('Dogana');
  await report(id, 1_500, MINUTE);
  await price(id, 10, 1_700, 'demo');
  await board().refresh();
  expect((await pageOf(id)).reported).toMatchObject([{ price: 1.5 }]);
});

test('where nothing ranks the cheapest report is first and on the home page, until a price ranks', async () => {
  const [dear, cheap, bare] = [
    await station('Caro'),
    await station('Buono'),
    await station('Inventato', { confirmed_decades: [10] }),
  ];
  const best = () => read<BestByDecade>(board().bestByDecade())[0]!;
  await price(dear, 10, 1_500, 'demo');
  await price(bare, 10, 1_600, 'demo');
  await report(dear, 1_700, MINUTE);
  // This station has never had a price.
  await report(cheap, 1_650, MINUTE);
  await board().refresh();
  expect(ranks()).toEqual([
    ['Buono', null],
    ['Caro', null],
    ['Inventato', null],
  ]);
  expect(best()).toMatchObject({
    best: { business: { id: cheap }, rank: null, fuels: [] },
    demo: false,
  });
  const { stations } = read<Why>(await board().why('SM', 10));
  expect(stations.map(({ prices }) => prices.map(({ outcome }) => outcome))).toEqual([
    ['reported'],
    ['demo_replaced', 'reported'],
    ['demo_replaced'],
  ]);
  await price(bare, 10, 1_800);
  await board().refresh();
  expect(ranks()).toEqual([
    ['Inventato', 1],
    ['Buono', null],
    ['Caro', null],
  ]);
  expect(best()).toMatchObject({ best: { business: { id: bare }, rank: 1 } });
});

test('a held claim shows nowhere, even where nothing ranks', async () => {
  const id = await station('Dogana');
  await report(id, 1_400, MINUTE, true);
  await board().refresh();
  expect(entries()).toEqual([]);
  expect(read<BestByDecade>(board().bestByDecade())[0]!.best).toBeNull();
  expect(await pageOf(id)).not.toHaveProperty('reported');
});

test('a state applies to a reported price too, and takes it from the first place', async () => {
  const id = await station('Dogana');
  await report(id, 1_500, MINUTE);
  await state(id, 'anna', { state: 'sold_out', fuel_type_id: 10, counts: true });
  await board().refresh();
  expect(entries()[0]!.states).toMatchObject([{ state: 'sold_out', counts: true }]);
  expect(read<BestByDecade>(board().bestByDecade())[0]!.best).toBeNull();
});

test('a state shows at once, and takes the rank when a known driver reports it', async () => {
  const [closed, open] = [await station('Chiuso'), await station('Aperto')];
  await price(closed, 10, 1_500);
  await price(open, 10, 1_700);
  await state(closed, 'anna');
  await state(closed, 'carla');
  await board().refresh();
  const until = new Date(clock.now().getTime() + 90 * MINUTE).toISOString();
  const shown = { state: 'closed', fuel_type_id: null, until };
  expect(entries()[0]).toMatchObject({ rank: 1, states: [{ ...shown, counts: false }] });
  await state(closed, 'bruno', { counts: true });
  await board().refresh();
  expect(ranks()).toEqual([
    ['Aperto', 1],
    ['Chiuso', null],
  ]);
  expect(board().staleAt).toBe(Date.parse(until) + 1);
  expect((await pageOf(closed)).states).toEqual([{ ...shown, counts: true }]);
  clock.advance(90 * MINUTE + 1);
  await board().refresh();
  expect(ranks()[0]).toEqual(['Chiuso', 1]);
  expect(entries()[0]).not.toHaveProperty('states');
});

test('a known driver’s state takes the rank for 90 minutes, whoever repeats it; an owner’s takes it too', async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_500);
  await state(id, 'anna', { ago: 91 * MINUTE, counts: true });
  await state(id, 'bruno');
  await board().refresh();
  expect(entries()[0]!.states).toMatchObject([{ counts: false }]);
  await state(id, 'carla', { origin: 'owner' });
  await board().refresh();
  expect(entries()[0]).toMatchObject({ rank: null, states: [{ counts: true }] });
});

test('a sold-out fuel loses only its own rank: the station ranks by another one', async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_500);
  await price(id, 11, 1_700);
  await state(id, 'anna', { state: 'sold_out', fuel_type_id: 10, origin: 'administrator' });
  await board().refresh();
  expect(entries()[0]).toMatchObject({ rank: 1, fuels: [{ price: 1.7 }, { price: 1.5 }] });
});

test('reportable are base grades of the sold categories and priced fuels, as the owner states', async () => {
  const fuels = async (id: number) => (await pageOf(id)).reportable_fuels!.map((fuel) => fuel.id);
  const plain = await station('Dogana');
  const diesel = await station('Murata', { confirmed_decades: [20] });
  const [reported, stated] = [await station('Inventato'), await station('Noto')];
  const charger = await station('Colonnina', { kind: 'charging' });
  await price(diesel, 12, 1_900);
  await price(reported, 22, 1_700, 'demo');
  await price(stated, 22, 1_700, 'ministry');
  await board().refresh();
  // Demo and reported prices do not exclude other fuels.
  expect(await fuels(reported)).toEqual([10, 11, 20, 21, 22]);
  expect(await fuels(stated)).toEqual([20, 21, 22]);
  expect(await fuels(plain)).toEqual([10, 11, 20, 21]);
  expect(await fuels(diesel)).toEqual([10, 11, 12, 20, 21]);
  expect(await fuels(charger)).toEqual([50, 51]);
  const decided_at = clock.now();
  await add('station_fuel', { station_id: diesel, fuel_type_id: 21, sold: false, decided_at });
  await add('station_fuel', { station_id: diesel, fuel_type_id: 24, sold: true, decided_at });
  await board().refresh();
  expect(await fuels(diesel)).toEqual([10, 11, 12, 20, 24]);
});

test('a category that the owner states is of unknown price, one that the owner denies is absent', async () => {
  const [gas, other] = [await station('Gas'), await station('Altro', { confirmed_decades: [30] })];
  await price(await station('Noto'), 30, 750);
  const decided_at = clock.now();
  await add('station_fuel', { station_id: gas, fuel_type_id: 30, sold: true, decided_at });
  await add('station_fuel', { station_id: other, fuel_type_id: 30, sold: false, decided_at });
  await board().refresh();
  expect((await pageOf(gas)).unknown_decades).toEqual([30]);
  expect((await pageOf(other)).unknown_decades).toEqual([]);
});
