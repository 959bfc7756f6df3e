// Tests rules price-ageing, price-confirmed, price-contested, price-stale.
import { expect, test } from 'vitest';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { useBoard } from '../../testing/prices/board.ts';

const { board, clock, price, read, amend, pageOf, station } = useBoard();

const DAY_MS = 86_400_000;
const names = () =>
  read<RankingEntry[]>(board().ranking('SM', 10)).map(({ business, rank, fuels: [fuel] }) => [
    business.name,
    rank,
    fuel!.ageing ? 'ageing' : fuel!.stale ? 'stale' : 'fresh',
  ]);

test("a driver's price ages after three days and is stale after eight; an owner's keeps its rank meanwhile", async () => {
  const [drivers, owners] = [await station('Guidato'), await station('Gestito')];
  await price(drivers, 10, 1_600);
  await amend(drivers, 10, { origin: 'driver', source: 'driver' });
  await price(owners, 10, 1_700);
  await amend(owners, 10, { origin: 'owner', source: 'owner' });
  await board().refresh();
  expect(names()).toEqual([
    ['Guidato', 1, 'fresh'],
    ['Gestito', 2, 'fresh'],
  ]);
  expect(board().staleAt).toBe(clock.now().getTime() + 3 * DAY_MS + 1);
  clock.advance(3 * DAY_MS + 1);
  await board().refresh();
  expect(names()).toEqual([
    ['Gestito', 1, 'fresh'],
    ['Guidato', null, 'ageing'],
  ]);
  clock.advance(5 * DAY_MS);
  await board().refresh();
  expect(names().map(([, rank, age]) => [rank, age])).toEqual([
    [null, 'stale'],
    [null, 'stale'],
  ]);
});

test('where nothing is fresh the ageing price is the winner, without a rank', async () => {
  const id = await station('Guidato');
  await price(id, 10, 1_600);
  await amend(id, 10, { origin: 'driver', source: 'driver' });
  clock.advance(4 * DAY_MS);
  await board().refresh();
  const [petrol] = read<BestByDecade>(board().bestByDecade());
  expect(petrol!.best).toMatchObject({ business: { name: 'Guidato' }, rank: null, stale: false });
});

test('the wire has the start of a price, its newest report or confirmation, and until when that counts', async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_600);
  const seen = clock.now();
  const before = new Date(seen.getTime() - DAY_MS);
  const after = new Date(seen.getTime() + DAY_MS / 2);
  await board().refresh();
  const plain = (await pageOf(id)).prices[0]!;
  for (const field of ['since', 'confirmed_at', 'stale_from', 'contested', 'ageing'])
    expect(plain).not.toHaveProperty(field);
  await amend(id, 10, { since: before, known_confirmed_at: after });
  clock.advance(DAY_MS);
  await board().refresh();
  expect((await pageOf(id)).prices[0]).toMatchObject({
    effective_date: seen.toISOString(),
    since: before.toISOString(),
    confirmed_at: after.toISOString(),
    fresh_until: new Date(seen.getTime() + 8 * DAY_MS).toISOString(),
    stale_from: new Date(after.getTime() + 8 * DAY_MS).toISOString(),
  });
});

test('a contested price loses its rank, on older pages too, and never wins', async () => {
  const [wrong, right] = [await station('Sbagliato'), await station('Giusto')];
  await price(wrong, 10, 1_500);
  await price(right, 10, 1_700);
  await amend(wrong, 10, { contested: true });
  await board().refresh();
  expect(names().map(([name, rank]) => [name, rank])).toEqual([
    ['Giusto', 1],
    ['Sbagliato', null],
  ]);
  const [, entry] = read<RankingEntry[]>(board().ranking('SM', 10));
  expect(entry!.fuels[0]).toMatchObject({ contested: true, doubtful: true });
});
