// Tests rule call-why.
import { expect, test } from 'vitest';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { AREAS, type RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Why } from '@pieno/contract/prices/why.ts';
import { useBoard } from '../../testing/prices/board.ts';

const { board, clock, price, read, add, amend, station } = useBoard();

const DAY_MS = 86_400_000;
const why = async (decade: 10 | 20 | 30 = 10) => read<Why>(await board().why('SM', decade));
const outcomes = ({ stations }: Why) =>
  stations.map(({ business, rank, prices }) => [
    business.name,
    rank,
    ...prices.map(({ outcome }) => outcome),
  ]);

/** An area with a price of each kind. */
async function country() {
  const at = async (name: string, thousandths: number, more = {}) => {
    const id = await station(name, more);
    await price(id, 10, thousandths);
    return id;
  };
  const old = await at('Vecchio', 1_400);
  clock.advance(9 * DAY_MS);
  await price(await station('Solo premium'), 12, 1_300);
  const ageing = await at('Non recente', 1_450);
  const now = clock.now();
  await amend(ageing, 10, { origin: 'driver', source: 'driver' });
  await amend(ageing, 10, { observed_at: new Date(now.getTime() - 4 * DAY_MS) });
  const first = await at('Primo', 1_600);
  await price(first, 11, 1_800);
  await price(first, 12, 1_750);
  await at('Pari', 1_600);
  await amend(await at('Contestato', 1_500), 10, { contested: true });
  await amend(await at('Insolito', 1_200), 10, { doubtful: true });
  const closed = await at('Chiuso', 1_550);
  const reported = { station_id: closed, state: 'closed', origin: 'owner', claimant: 'o' } as const;
  await add('station_state', { ...reported, counts: true, reported_at: now });
  const demo = await station('Inventato');
  await price(demo, 10, 1_555, 'demo');
  await station('Ignoto', { confirmed_decades: [10] });
  await at('Rimini', 1_650, { areas: ['confine'], country: 'IT' });
  await price(first, 20, 1_500);
  return { old, first, closed };
}

test('returns of each price whether it counts, and why not', async () => {
  await country();
  await board().refresh();
  expect(outcomes(await why())).toEqual([
    ['Pari', 1, 'counts'],
    ['Primo', 1, 'counts', 'dearer', 'premium'],
    ['Solo premium', null, 'premium'],
    ['Insolito', null, 'doubtful'],
    ['Contestato', null, 'contested'],
    ['Chiuso', null, 'closed'],
    ['Non recente', null, 'ageing'],
    ['Vecchio', null, 'stale'],
    ['Ignoto', null, 'unknown'],
    ['Inventato', null, 'demo_replaced'],
  ]);
});

test('agrees with the ranking of every area and category', async () => {
  await country();
  await board().refresh();
  for (const area of AREAS) {
    for (const decade of DECADES) {
      const entries = read<RankingEntry[]>(board().ranking(area, decade));
      const { stations, ...rest } = read<Why>(await board().why(area, decade));
      expect(rest).toMatchObject({ area, decade });
      const named = stations.slice(0, entries.length);
      expect(named.map(({ business, rank }) => [business.id, rank])).toEqual(
        entries.map(({ business, rank }) => [business.id, rank]),
      );
      for (const [index, { fuels, rank }] of entries.entries()) {
        const { prices, sharing } = named[index]!;
        expect(prices.slice(0, fuels.length).map((line) => line.price)).toEqual(
          fuels.map((fuel) => fuel.price),
        );
        expect(prices.filter(({ outcome }) => outcome === 'counts')).toHaveLength(
          rank === null ? 0 : 1,
        );
        expect(sharing).toBe((rank && entries.filter((entry) => entry.rank === rank).length) || 0);
      }
      expect(stations.slice(entries.length).every(({ rank }) => rank === null)).toBe(true);
    }
  }
});

test('returns why one of two equal prices is first, the source, the times and who confirmed it', async () => {
  const { first } = await country();
  await board().refresh();
  const [above, below] = (await why()).stations;
  expect([above!.tie_break, below!.tie_break]).toEqual([null, 'name']);
  const confirmed_at = new Date(clock.now().getTime() + 60_000);
  for (const claimant of ['anna', 'bruno', 'anna', null]) {
    const pair = { station_id: first, fuel_type_id: 10, price: 1_600 };
    const by = { origin: 'driver', claimant } as const;
    await add('confirmation', { ...pair, ...by, confirmed_at, received_at: confirmed_at });
  }
  await amend(first, 10, { driver_confirmed_at: confirmed_at });
  await board().refresh();
  const again = (await why()).stations;
  expect(again.map(({ business }) => business.name).slice(0, 2)).toEqual(['Primo', 'Pari']);
  expect(again[1]!.tie_break).toBe('newest');
  expect(again[0]!.prices[0]).toMatchObject({
    origin: 'operator_sheet',
    effective_date: clock.now().toISOString(),
    since: clock.now().toISOString(),
    confirmed_at: confirmed_at.toISOString(),
    confirmations: 2,
  });
});

test('includes what has no rank or is not shown: reported, held, and not sold', async () => {
  const id = await station('Solo voci');
  const seen = clock.now();
  const claim = { station_id: id, fuel_type_id: 10, price: 1_500, observed_at: seen };
  const driver = { received_at: seen, source: 'driver', origin: 'driver' } as const;
  await add('observation', { ...claim, ...driver, state: 'reported' });
  await add('observation', { ...claim, ...driver, fuel_type_id: 11, state: 'held' });
  await add('station_fuel', { station_id: id, fuel_type_id: 12, sold: false, decided_at: seen });
  const silent = await station('Taciuto');
  await add('observation', { ...claim, ...driver, station_id: silent, state: 'held' });
  await board().refresh();
  const shown = read<RankingEntry[]>(board().ranking('SM', 10));
  expect(shown).toMatchObject([{ business: { id }, rank: null, fuels: [] }]);
  const { stations } = await why();
  expect(
    stations.map(({ prices }) => prices.map(({ outcome, price: of }) => [outcome, of])),
  ).toEqual([
    [
      ['reported', 1.5],
      ['held', null],
      ['not_sold', null],
    ],
    [['held', null]],
  ]);
  expect((await why(20)).stations).toEqual([]);
});

test('with a mode it explains the ranking of that mode alone', async () => {
  const { first } = await country();
  const held = { station_id: first, fuel_type_id: 11, price: 1_900, observed_at: clock.now() };
  const driver = { received_at: clock.now(), source: 'driver', origin: 'driver' } as const;
  await add('observation', { ...held, ...driver, state: 'held' });
  await board().refresh();
  const served = read<Why>(await board().why('SM', 10, 'served'));
  expect(outcomes(served)).toEqual([['Primo', 1, 'counts', 'held']]);
  const self = read<Why>(await board().why('SM', 10, 'self'));
  expect(outcomes(self)).toContainEqual(['Primo', 1, 'counts', 'premium']);
  expect(outcomes(await why())).toContainEqual(['Primo', 1, 'counts', 'dearer', 'premium', 'held']);
});

test('an answer is made once, until the rankings are made again', async () => {
  const { first } = await country();
  await board().refresh();
  const before = board().why('SM', 10);
  expect(board().why('SM', 10)).toBe(before);
  await price(first, 20, 1_510);
  await board().refresh();
  expect(board().why('SM', 10)).not.toBe(before);
});
