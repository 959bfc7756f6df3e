// Tests rules reviews-shown, reviews-text, reviews-write.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import { ReviewsSchema } from '@pieno/contract/reviews/reviews.ts';
import { setClosedAt } from '../../modules/stations/close-station.ts';
import {
  asGuest,
  asUser,
  enterAsGuest,
  registerAnna,
  registerVerified,
} from '../../testing/accounts.ts';
import { reviewing } from '../../testing/accounts/reviewing.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';

let server: TestApp;
let station: number;
let bruno: Session;
let carla: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  await server.clear();
  await addFuelTypes(db());
  station = await addStation(db());
  bruno = await registerVerified(server, 'bruno@example.sm');
  carla = await registerVerified(server, 'carla@example.sm');
  await server.board.refresh();
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const { ask, write, remove, own, read, summary } = reviewing(() => server);
const GOOD = { stars: 5, chips: { smac: true, toilets: false }, text: ' Tutto bene ' } as const;

test('a review is visible to everybody at once, changed, and deleted', async () => {
  expect(await own(bruno, station)).toBeNull();
  const answer = await write(bruno, station, GOOD);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { reviews, ...counts } = ReviewsSchema.parse(await read(station));
  expect(counts).toEqual({ count: 1, hidden: 0 });
  const shown = { ...GOOD, text: 'Tutto bene', name: 'bruno', month: '2026-11', answer: null };
  expect(reviews).toEqual([{ id: reviews[0]!.id, ...shown }]);
  expect(answer.json()).toEqual({ ...reviews[0], hidden: null });
  expect(await summary(station)).toEqual({
    count: 1,
    chips: [
      { chip: 'toilets', yes: false },
      { chip: 'smac', yes: true },
    ],
  });
  server.clock.set('2026-12-01T08:00:00Z');
  await write(bruno, station, { stars: 1, text: '' });
  expect((await read(station)).reviews).toEqual([
    { ...reviews[0], stars: 1, chips: {}, text: null, month: '2026-12' },
  ]);
  expect((await remove(bruno, station)).statusCode).toBe(204);
  expect(await read(station)).toEqual({ reviews: [], count: 0, hidden: 0 });
  expect(await summary(station)).toBeUndefined();
  expect((await remove(bruno, station)).statusCode).toBe(204);
});

test('registered users with a verified e-mail write, and guests are invited to register', async () => {
  const url = `/api/user/reviews/${station}`;
  const guest = asGuest(await enterAsGuest(server));
  const put = { method: 'PUT', url, payload: GOOD } as const;
  const refused = await server.app.inject({ ...put, headers: guest });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'needs_account_reviews' },
  ]);
  expect((await server.app.inject(put)).statusCode).toBe(401);
  const anna = await registerAnna(server);
  expect((await write(anna, station, GOOD)).json()).toMatchObject({ code: 'email_unverified' });
  const access = { feature: 'reviews', action: 'create' };
  const check = await ask(anna, 'POST', '/auth/check-feature-access', access);
  expect(check.json()).toMatchObject({ can_access: true });
  expect(await read(station)).toMatchObject({ count: 0 });
});

test('texts are stored as text, without links and direction overrides', async () => {
  const html = '<img src=x onerror=alert(1)> & <b>"ottimo"</b>';
  await write(bruno, station, { stars: 4, text: `\u202E${html}\u2066` });
  const answer = await server.app.inject(`/api/business/${station}/reviews`);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json<{ reviews: object[] }>().reviews).toMatchObject([{ text: html }]);
  const link = await write(bruno, station, { stars: 4, text: 'vai su www.esempio' });
  expect([link.statusCode, link.json()]).toMatchObject([
    422,
    { errors: { text: ['Non scrivere link, email o numeri di telefono'] } },
  ]);
  const long = await write(bruno, station, { stars: 4, text: 'a'.repeat(281) });
  expect(long.json()).toMatchObject({ errors: { text: ['Il testo è troppo lungo'] } });
});

test("unknown and closed stations, and one's own, are not reviewed", async () => {
  expect((await write(bruno, 999_999, GOOD)).statusCode).toBe(404);
  expect((await server.app.inject('/api/business/999999/reviews')).statusCode).toBe(404);
  expect((await server.app.inject('/api/business/x/reviews')).statusCode).toBe(404);
  await db()
    .insertInto('station_owner')
    .values({
      station_id: station,
      user_id: carla.user.id,
      state: 'active',
      since: server.clock.now(),
    })
    .execute();
  expect((await write(carla, station, GOOD)).json()).toMatchObject({ code: 'review_own' });
  await setClosedAt(db(), station, server.clock.now());
  expect((await write(bruno, station, GOOD)).json()).toMatchObject({ code: 'station_closed' });
});

test('five a day for each person', async () => {
  for (let time = 0; time < REVIEWS.perDay; time += 1) {
    expect((await write(bruno, station, GOOD)).statusCode).toBe(200);
  }
  const refused = await write(bruno, station, GOOD);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { code: 'words_too_many', params: { day: 5 } },
  ]);
  const again = await registerVerified(server, 'bruno+due@example.sm');
  expect((await write(again, station, GOOD)).statusCode).toBe(429);
  expect((await write(carla, station, GOOD)).statusCode).toBe(200);
  server.clock.advance(24 * 3_600_000);
  expect((await write(bruno, station, GOOD)).statusCode).toBe(200);
});

test('pages hold twenty, newest first, and their bytes are kept until the station changes', async () => {
  const { fn } = db();
  const { max } = await db()
    .selectFrom('review')
    .select(fn.max('id').as('max'))
    .executeTakeFirstOrThrow();
  expect(max).toBeNull();
  for (let each = 0; each < 21; each += 1) {
    const session = await registerVerified(server, `persona-${each}@example.sm`);
    const row = { station_id: station, user_id: session.user.id, stars: 1 + (each % 5) };
    const content = { chips: '{}', written_at: server.clock.now() };
    await db()
      .insertInto('review')
      .values({ ...row, ...content })
      .execute();
    server.clock.advance(1_000);
  }
  const first = await read(station);
  expect([first.count, first.reviews.length, first.reviews[0]!.name]).toEqual([
    21,
    20,
    'persona-20',
  ]);
  expect((await read(station, 2)).reviews.map(({ name }) => name)).toEqual(['persona-0']);
  expect(await read(station, 3)).toEqual({ reviews: [], count: 21, hidden: 0 });
  expect((await server.app.inject(`/api/business/${station}/reviews?page=0`)).statusCode).toBe(422);
  // The board was not notified: the kept answer is sent.
  await db().deleteFrom('review').execute();
  const url = `/api/business/${station}/reviews?page=1`;
  const kept = await server.app.inject({ url });
  expect(kept.json()).toEqual(first);
  const etag = String(kept.headers.etag);
  const headers = { 'if-none-match': etag };
  expect((await server.app.inject({ url, headers })).statusCode).toBe(304);
  await write(bruno, station, GOOD);
  expect(await read(station)).toMatchObject({ count: 1 });
  const { headers: sent } = await server.app.inject({ url, headers: asUser(bruno) });
  expect(sent['cache-control']).toBe(kept.headers['cache-control']);
});
