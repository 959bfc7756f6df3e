// Tests rule injected-clock.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import type { StationHistory } from '@pieno/contract/history/history.ts';
import { lookOut } from './modules/alerts/evaluator.ts';
import { acting } from './testing/accounts/acting.ts';
import { asGuest, asUser, enterAsGuest, post, registerVerified } from './testing/accounts.ts';
import { at, openInstallation, type Installation } from './testing/installation.ts';
import { scheduled } from './testing/prices/schedules.ts';
import { sendAsTill, tokenFor } from './testing/prices/tills.ts';
import { seeing } from './testing/what-is-seen.ts';

const DIESEL = 20;
const [AMICI, BIANCO] = [1, 7];

let place: Installation;
let see: ReturnType<typeof seeing>;
let act: ReturnType<typeof acting>;
let look: () => Promise<void>;
let olga: Session;
let anna: Session;
let maria: Session;
let guest: GuestAccess;

beforeAll(async () => {
  place = await openInstallation('2027-03-22 08:00');
  see = seeing(place);
  act = acting(place.server);
  const { database, clock, board } = place.server;
  look = lookOut({ db: database.kysely, clock, board });
  maria = await registerVerified(place.server, 'maria@example.sm', { role: 'admin' });
  olga = await registerVerified(place.server, 'olga@example.sm');
  anna = await registerVerified(place.server, 'anna@example.sm');
  guest = await enterAsGuest(place.server);
  await act.invite(maria, olga, BIANCO);
  await act.ownerSets(olga, BIANCO, { [DIESEL]: 1.699 });
  await see.get('/user', anna);
  const alert = { decade: DIESEL, area: 'SM', below: 1.69, channels: [] };
  expect((await post(place.server, '/user/alerts', alert, asUser(anna))).statusCode).toBe(200);
  await look();
  for (const [due, price] of [
    ['2027-03-22 18:00', 1.689],
    ['2027-03-23 06:00', 1.679],
    ['2027-03-24 06:00', 1.669],
  ] as const) {
    await scheduled(place.server, { who: olga, station: BIANCO, due, prices: { [DIESEL]: price } });
  }
});
afterAll(() => place.close());

const steps = async () => {
  const url = `/prices/history/${BIANCO}?fuel=${DIESEL}&days=7`;
  const history = await see.get<StationHistory>(url);
  return history.steps.map(({ price }) => price);
};
const news = async () => {
  await look();
  await look();
  return (await see.get<unknown[]>('/user/notifications', anna)).length;
};
const guestIsIn = async () => {
  const url = '/api/auth/current-user';
  return (await place.server.app.inject({ url, headers: asGuest(guest) })).statusCode === 200;
};
/** Normal use must work at any time. */
const lifeGoesOn = async (price: number) => {
  const star = await place.server.app.inject({
    method: 'PUT',
    url: `/api/user/favorites/${AMICI}`,
    headers: asUser(anna),
  });
  expect([star.statusCode, star.json<Favorite>().removed]).toEqual([200, undefined]);
  const report = {
    id: crypto.randomUUID(),
    business_id: AMICI,
    entries: [{ fuel_type_id: DIESEL, price }],
    sure: true,
  };
  const answer = await post(place.server, '/price-reports', report, asUser(anna));
  expect(answer.body).toMatch(/"state":"(accepted|reported)"/);
  expect((await place.server.app.inject('/api/health/ready')).statusCode).toBe(200);
};

test('a clock that jumps a day ahead and back publishes once, notifies once and locks nobody out', async () => {
  await place.until('2027-03-22 10:00');
  await lifeGoesOn(1.7);
  expect(await steps()).toEqual([1.699]);

  // Ahead: everything due by this clock is published, once.
  place.server.clock.set(at('2027-03-23 10:00').toISOString());
  await place.until('2027-03-23 11:00');
  expect(await steps()).toEqual([1.699, 1.689, 1.679]);
  const sent = await news();
  expect(sent).toBeGreaterThan(0);
  await lifeGoesOn(1.701);

  // Back: nothing is repeated, and nothing that waits is lost.
  place.server.clock.set(at('2027-03-22 11:10').toISOString());
  expect(await guestIsIn()).toBe(true);
  await lifeGoesOn(1.702);
  await place.until('2027-03-22 20:00');
  await act.ownerSets(olga, BIANCO, { [DIESEL]: 1.695 });
  await lifeGoesOn(1.703);
  expect(await news()).toBe(sent);

  // Forward again, over the skipped times.
  await place.until('2027-03-24 07:00');
  const log = await see.log(maria, at('2027-03-22 09:00'));
  expect(log.filter((line) => line.includes('schedule_published'))).toHaveLength(3);
  expect((await steps()).at(-1)).toBe(1.669);
  await lifeGoesOn(1.704);
  const token = await tokenFor(place.server, olga, BIANCO);
  const answer = await sendAsTill(place.server, token.token, BIANCO, {
    fuel: DIESEL,
    price: 1.665,
  });
  expect(answer.statusCode).toBe(200);
  expect((await steps()).at(-1)).toBe(1.665);
});
