// Tests rules reviews-kept, reviews-shown.
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { AccountExportSchema } from '@pieno/contract/profile/export.ts';
import { sessionJob } from '../../modules/accounts/sessions.ts';
import { forgetOldReviews } from '../../modules/reviews/forget-reviews.ts';
import { ANNA, asUser, registerVerified } from '../../testing/accounts.ts';
import { reviewing } from '../../testing/accounts/reviewing.ts';
import type { TestApp } from '../../testing/app.ts';
import { merge, newestMerge, undoMerge, useTwins } from '../../testing/stations/merges.ts';

let server: TestApp;
let maria: Session;
let bruno: Session;
let carla: Session;
let kept: number;
let merged: number;
useTwins((made) => ({ server, kept, merged, maria } = made));
beforeEach(async () => {
  bruno = await registerVerified(server, 'bruno@example.sm');
  carla = await registerVerified(server, 'carla@example.sm');
  await server.board.refresh();
});

const db = () => server.database.kysely;
const { ask, write, remove, own, read, summary, flag, queue, decide } = reviewing(() => server);
const pass = () => server.clock.advance(60_000);
const stars = async (station: number) =>
  (await read(station)).reviews.map((review) => review.stars);
const becomeOne = async () => {
  expect((await merge(server, maria, kept, merged)).statusCode).toBe(200);
  await server.board.refresh();
};
const becomeTwo = async () => {
  const { id } = (await newestMerge(server, maria, kept))!;
  expect((await undoMerge(server, maria, id)).statusCode).toBe(200);
  await server.board.refresh();
};

test("a merged station's reviews appear at the other, of two by one person the newer, until it is undone", async () => {
  await write(bruno, kept, { stars: 1 });
  pass();
  await write(bruno, merged, { stars: 2 });
  pass();
  await write(carla, merged, { stars: 3 });
  await becomeOne();
  expect([await stars(kept), await stars(merged)]).toEqual([
    [3, 2],
    [3, 2],
  ]);
  expect(await summary(kept)).toMatchObject({ count: 2 });
  expect(await own(bruno, merged)).toMatchObject({ stars: 2 });
  await becomeTwo();
  expect([await stars(kept), await stars(merged)]).toEqual([[1], [3, 2]]);
  expect(await summary(kept)).toMatchObject({ count: 1 });
});

test('reviews written and deleted in between apply to both', async () => {
  await write(bruno, merged, { stars: 2 });
  await becomeOne();
  pass();
  await write(bruno, kept, { stars: 4 });
  expect(await stars(kept)).toEqual([4]);
  await write(carla, merged, { stars: 5 });
  await becomeTwo();
  expect([await stars(kept), await stars(merged)]).toEqual([[5], [4]]);
  pass();
  await write(carla, merged, { stars: 1 });
  await becomeOne();
  await remove(carla, kept);
  expect(await stars(kept)).toEqual([4]);
  await becomeTwo();
  expect([await stars(kept), await stars(merged)]).toEqual([[], [4]]);
});

test('a hidden review of a merged station is decided at the other', async () => {
  await write(bruno, merged, { stars: 2 });
  const { id } = (await own(bruno, merged))!;
  await becomeOne();
  await flag(carla, id);
  expect(await queue(maria)).toMatchObject([{ business: { id: kept, name: 'Api' } }]);
  await decide(maria, id, 'hide', 'No');
  expect(await read(kept)).toEqual({ reviews: [], count: 0, hidden: 1 });
});

test('deleting an account deletes its reviews, and withdraws its flags', async () => {
  await write(bruno, kept, { stars: 1 });
  await write(carla, kept, { stars: 5 });
  await flag(carla, (await own(bruno, kept))!.id);
  expect(await queue(maria)).toHaveLength(1);
  expect([await stars(kept), await summary(kept)]).toMatchObject([[5, 1], { count: 2 }]);
  const { statusCode } = await server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    headers: asUser(carla),
    payload: { password: ANNA.password },
  });
  expect(statusCode).toBe(200);
  await server.board.refresh();
  expect([await stars(kept), await queue(maria)]).toEqual([[1], []]);
  expect(await summary(kept)).toMatchObject({ count: 1 });
  const flags = await db().selectFrom('review').select('flags').execute();
  expect(flags).toEqual([{ flags: {} }]);
});

test('the export contains written reviews and flags', async () => {
  await write(bruno, kept, { stars: 1, chips: { staff: false }, text: 'Mai più' });
  await write(carla, kept, { stars: 5 });
  await flag(bruno, (await own(carla, kept))!.id, 'false');
  const { reviews, review_flags } = AccountExportSchema.parse(
    (await ask(bruno, 'GET', '/user/export')).json(),
  );
  expect(reviews).toEqual([
    {
      business_id: kept,
      stars: 1,
      chips: { staff: false },
      text: 'Mai più',
      written_at: '2026-11-22T08:00:00.000Z',
      answer: null,
      hidden_reason: null,
      objection: null,
    },
  ]);
  expect(review_flags).toEqual([{ business_id: kept, reason: 'false' }]);
});

test('reviews expire two years after their last change', async () => {
  await write(bruno, kept, { stars: 1 });
  await write(carla, merged, { stars: 2 });
  await becomeOne();
  server.clock.set('2026-11-23T08:00:00Z');
  await write(carla, kept, { stars: 3 });
  const { run } = sessionJob(db(), server.clock, forgetOldReviews);
  server.clock.set('2028-11-22T07:59:59Z');
  await run(AbortSignal.timeout(60_000));
  expect(await stars(kept)).toEqual([3, 1]);
  server.clock.set('2028-11-22T08:00:00Z');
  await run(AbortSignal.timeout(60_000));
  await run(AbortSignal.timeout(60_000));
  await server.board.refresh();
  expect([await stars(kept), await summary(kept)]).toMatchObject([[3], { count: 1 }]);
});
