// Ten accounts against one price. Two people who agree may set any price inside the bounds (decision 0029): what counts
// is that ten addresses are not ten people, and that whoever knows better has the last word.
import { beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacked-server.ts';
import type { Attacker } from '../testing/attacker.ts';
import { driving, type Driver } from '../testing/drivers.ts';
import { wired } from '../testing/wired.ts';

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
    .select(['price', 'contested', 'driver_confirmed_at'])
    .executeTakeFirstOrThrow();

test.each<[string, number, (index: number) => string]>([
  ['behind a +', 10, (index) => `eva${index === 0 ? '' : `+${index}`}@example.sm`],
  ['in other letters', 3, (index) => `${index % 2 ? 'EVA' : 'eva'}+${index}@EXAMPLE.sm`],
  [
    'of Google’s, with dots',
    4,
    (index) => `${dots(index)}+${index}@g${index % 3 ? '' : 'oogle'}mail.com`,
  ],
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

test('addresses of one mailbox keep no price fresh by confirming it in turns', async () => {
  const eva = await crowd(3, (index) => `eva+${index}@example.sm`);
  await report(eva[0]!, station, { price: 1700, confirmed: true });
  const { driver_confirmed_at: first } = await current();
  for (const one of eva.slice(1)) {
    pass(61);
    expect(await report(one, station, { price: 1700, confirmed: true })).toBe('accepted');
  }
  expect((await current()).driver_confirmed_at).toEqual(first);
});

test('ten people set no impossible price, and an owner’s word ends what they say', async () => {
  const ten = await people(10);
  for (const one of ten) {
    expect(await report(one, station, { price: 800 }, { sure: true })).toBe('refused');
  }
  pass(61);
  for (const one of ten) await report(one, station, { price: 1600 }, { sure: true });
  expect(await price()).toBe(1600);
  pass(1);
  await state(1700, 'owner');
  expect(await price()).toBe(1700);
  expect(new Set(await claims())).toEqual(new Set(['1600 accepted drivers']));
});

test('one of them does not displace an owner’s word of today', async () => {
  await state(1700, 'owner');
  pass(60);
  const [one] = await people(1);
  expect(await report(one!, station, { price: 1699 })).toBe('reported');
  expect(await price()).toBe(1700);
});
