/** What owners, administrators, files and other drivers do between a price and its message. */
// Tests rules alert-matched, alert-news.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { registerVerified } from '../../testing/accounts.ts';
import { acting } from '../../testing/accounts/acting.ts';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { countStatements } from '../../testing/database/count-statements.ts';
import { publish, scheduled } from '../../testing/prices/schedules.ts';
import { makeOwner } from '../../testing/stations/owners.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordPrices } from '../prices/record.ts';
import { disputeAs } from '../../testing/prices/log-prices.ts';
import { know } from '../../testing/prices/drivers.ts';
import { evaluate } from './evaluate.ts';

const a = useAlerting();

async function ownerOf(name: string): Promise<Session> {
  const olga = await registerVerified(a.server(), 'olga@example.sm');
  await makeOwner(a.server(), a.stationOf(name), olga);
  return olga;
}

test('a scheduled price causes a message when it is published, not when it is announced', async () => {
  const who = await ownerOf('Rocca');
  await a.wish();
  await scheduled(a.server(), {
    who,
    station: a.stationOf('Rocca'),
    due: '2026-11-23 12:00',
    prices: { 20: 1.64 },
    public: true,
    sure: true,
  });
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.at('2026-11-23 12:00');
  await publish(a.server());
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('of an owner’s price and its correction before the next poll, the message has the correction', async () => {
  const olga = await ownerOf('Rocca');
  const { ownerSets } = acting(a.server());
  await a.wish();
  a.pass(1);
  await ownerSets(olga, a.stationOf('Rocca'), { 20: 1.62 });
  await a.look();
  a.pass(0.1);
  await ownerSets(olga, a.stationOf('Rocca'), { 20: 1.645 });
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1645']);
});

test('a price contested on the day of its message causes no second message afterwards', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  for (const who of ['bruno', 'carla']) {
    const { user } = await registerVerified(a.server(), `${who}@example.sm`);
    await know(a.db(), user.email, a.server().clock.now());
  }
  await disputeAs(a.server(), a.stationOf('Rocca'), 1640, ['bruno@example.sm', 'carla@example.sm']);
  await a.run();
  a.at('2026-11-24 10:00');
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('a file that changes many stations causes one message per person, with as many statements as one change', async () => {
  const bruno = await registerVerified(a.server(), 'bruno@example.sm');
  const names = Array.from({ length: 8 }, (_, at) => `Numero ${at}`);
  for (const name of names) await a.station(name);
  const file = (price: number, of = names) =>
    inTransaction(a.db(), (tx) =>
      recordPrices(
        tx,
        a.server().clock,
        { origin: 'operator_sheet', isSure: true },
        of.map((name, at) => ({
          stationId: a.stationOf(name),
          fuelTypeId: 20,
          unit: 'litre',
          price: price + at,
          observedAt: a.server().clock.now(),
        })),
      ),
    );
  const statements = async () => {
    const counted = countStatements(a.db());
    const { clock, board } = a.server();
    await board.refresh();
    await evaluate({ db: counted.db, clock, board }, { isNight: false });
    return counted.count();
  };
  await file(1700);
  await a.run();
  await a.wish();
  a.pass(1);
  await file(1640, names.slice(0, 1));
  const one = await statements();
  expect(await a.takeMessages()).toEqual(['anna: Numero 0 1640']);
  for (const name of names) await a.wish({ area: undefined, business_ids: [a.stationOf(name)] });
  await a.wish({}, bruno);
  a.pass(1);
  await file(1620);
  expect(await statements()).toBe(one);
  expect(await a.takeMessages()).toEqual([
    `anna: ${names.map((name, at) => `${name} ${1620 + at}`).join(', ')}`,
    'bruno: Numero 0 1620',
  ]);
});
