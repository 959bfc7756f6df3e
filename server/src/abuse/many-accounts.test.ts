// Ten accounts against one price. None of them is a known driver (decision 0050): together they have no more effect
// than one, and ten addresses of a mailbox are one person.
// Tests rule price-confirmed.
import { beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { driving, type Driver } from '../testing/prices/drivers.ts';
import { wired } from '../testing/attacks/wired.ts';

const DIESEL = 20;
let server: TestApp;
let attacker: Attacker;
let station: number;
useAttackedServer((made) => ({ server, attacker } = made));
const { begin, driver, state, price, claims, pass } = driving(() => server);
const { call, report } = wired(() => attacker);
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
});

const crowd = (size: number, address: (index: number) => string): Promise<Driver[]> =>
  Promise.all(Array.from({ length: size }, (_, index) => driver(address(index))));
const people = (size: number) => crowd(size, (index) => `person${index}@example.sm`);
const dots = (index: number) => `e${'.'.repeat(index % 2)}v${'.'.repeat((index >> 1) % 2)}a`;
const current = () =>
  server.database.kysely
    .selectFrom('current_price')
    .select(['price', 'contested'])
    .executeTakeFirstOrThrow();

test.each<[string, number, (index: number) => string]>([
  ['behind a +', 10, (index) => `eva${index === 0 ? '' : `+${index}`}@example.sm`],
  ['in other letters', 3, (index) => `${index % 2 ? 'EVA' : 'eva'}+${index}@EXAMPLE.sm`],
  [
    'of Google’s, with dots',
    4,
    (index) => `${dots(index)}+${index}@g${index % 3 ? '' : 'oogle'}mail.com`,
  ],
  ['at Proton', 3, (index) => `eva@${['proton.me', 'pm.me', 'protonmail.com'][index]}`],
  ['at iCloud', 3, (index) => `eva@${['icloud.com', 'me.com', 'mac.com'][index]}`],
])('addresses of one mailbox, %s, are one person, be they %i', async (_, size, address) => {
  const eva = await crowd(size, address);
  for (const one of eva) {
    await report(one, station, { price: 1650 });
    await call(one, 'POST /price-disputes', {
      business_id: station,
      fuel_type_id: DIESEL,
      price: 1.7,
    });
    await call(one, 'POST /station-states', { business_id: station, state: 'closed' });
    pass(61);
  }
  expect(await current()).toMatchObject({ price: 1700, contested: false });
  expect(new Set((await claims()).map((claim) => claim.split(' ')[1]))).toEqual(
    new Set(['reported', 'lapsed']),
  );
  const { body } = await call(eva[0]!, 'POST /station-states', {
    business_id: station,
    state: 'closed',
  });
  expect(body['states']).toMatchObject([{ counts: false }]);
});

test('taking turns they keep a price fresh for three days beyond its last firm report, and never revive it', async () => {
  const states: string[] = [];
  pass(7 * 24 * 60);
  for (const one of await people(6)) {
    states.push(await report(one, station, { price: 1700, confirmed: true }));
    pass(24 * 60);
  }
  const until = Array.from({ length: 4 }, () => 'accepted');
  expect(states).toEqual([...until, 'reported', 'reported']);
});

test("ten people set no price, possible or not, and an owner's price ends their reports", async () => {
  const ten = await people(10);
  for (const one of ten) {
    expect(await report(one, station, { price: 800 }, { sure: true })).toBe('refused');
  }
  pass(61);
  for (const one of ten) await report(one, station, { price: 1600 }, { sure: true });
  expect(await price()).toBe(1700);
  pass(1);
  await state(1700, 'owner');
  expect(new Set(await claims())).toEqual(new Set(['1600 rejected owner']));
});

test("one of them does not displace an owner's price of today", async () => {
  await state(1700, 'owner');
  pass(60);
  const [one] = await people(1);
  expect(await report(one!, station, { price: 1699 })).toBe('reported');
  expect(await price()).toBe(1700);
});
