// Tests rule price-sheet.
import { expect, test } from 'vitest';
import { useBoard } from '../../testing/prices/board.ts';
import type { Standing } from '../stations/standing.ts';

const { board, clock, price, add, amend, kysely, pageOf, station } = useBoard();

const MINUTE = 60_000;

/** Who has confirmed petrol, as the station's page shows. */
const confirmedBy = async (id: number) => {
  await board().refresh();
  return (await pageOf(id)).prices[0]!.confirmed_by;
};
const confirm = async (id: number, origin: Standing, claimant: string | null, more = {}) => {
  clock.advance(MINUTE);
  const at = clock.now();
  const pair = { station_id: id, fuel_type_id: 10, price: 1_600 };
  await add('confirmation', {
    ...pair,
    origin,
    claimant,
    confirmed_at: at,
    received_at: at,
    ...more,
  });
};
/** A driver's accepted claim, the newest of the fuel. */
const claim = async (id: number, claimant: string, decided_by: string) => {
  clock.advance(MINUTE);
  const at = clock.now();
  const pair = { station_id: id, fuel_type_id: 10, price: 1_600, claimant, decided_by };
  const reported = {
    observed_at: at,
    received_at: at,
    source: 'driver',
    origin: 'driver',
  } as const;
  await add('observation', { ...pair, ...reported, state: 'accepted' });
  const { id: observation_id } = await kysely()
    .selectFrom('observation')
    .select('id')
    .where('claimant', '=', claimant)
    .executeTakeFirstOrThrow();
  await amend(id, 10, { observation_id, source: 'driver', origin: 'driver', observed_at: at });
};

test('counts people, each once, and names the owner and an administrator', async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_600);
  expect(await confirmedBy(id)).toBeUndefined();
  await confirm(id, 'driver', 'anna');
  await confirm(id, 'driver', 'anna');
  await confirm(id, 'driver', 'bruno');
  await confirm(id, 'driver', 'carla', { undone: true });
  await confirm(id, 'driver', 'dario', { price: 1_610 });
  expect(await confirmedBy(id)).toEqual({ drivers: 2, owner: false, administrator: false });
  await confirm(id, 'owner', 'olga');
  await confirm(id, 'administrator', null);
  expect(await confirmedBy(id)).toEqual({ drivers: 2, owner: true, administrator: true });
});

test("a driver's price does not count its author, and shows who accepted it", async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_600);
  await claim(id, 'anna', 'administrator');
  await confirm(id, 'driver', 'anna');
  expect(await confirmedBy(id)).toEqual({ drivers: 0, owner: false, administrator: true });
  await claim(id, 'bruno', 'drivers');
  expect(await confirmedBy(id)).toEqual({ drivers: 1, owner: false, administrator: false });
});

test('confirmations without a person do not count', async () => {
  const id = await station('Dogana');
  await price(id, 10, 1_600);
  await confirm(id, 'driver', null);
  expect(await confirmedBy(id)).toBeUndefined();
});
