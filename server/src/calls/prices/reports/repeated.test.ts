// Tests rule report-entries.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving } from '../../../testing/prices/drivers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, send, report, state, claims, undo, pass } = driving(() => server);
beforeEach(async () => {
  await begin();
  await state(1700);
  pass(60);
});

test('a report that is sent again gets the first answer, however late', async () => {
  const [anna, bruno, id] = [await driver(), await driver(), crypto.randomUUID()];
  const first = await send(anna, { price: 1650 }, { id });
  await report(bruno, { price: 1650 });
  pass(13 * 60);
  const second = await send(anna, { price: 1650 }, { id });
  expect(second.json()).toEqual(first.json());
  expect(await claims()).toHaveLength(2);
});

test('sent twice at once it is recorded once', async () => {
  const [anna, id] = [await driver(), crypto.randomUUID()];
  const answers = await Promise.all([1, 2, 3].map(() => send(anna, { price: 1650 }, { id })));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await claims()).toEqual(['1650 reported']);
});

test('an id used for something else by the same person is taken, another person’s id is free', async () => {
  const [anna, bruno, id] = [await driver(), await driver(), crypto.randomUUID()];
  await report(anna, { price: 1650 }, { id });
  const answer = await send(anna, { price: 1655 }, { id });
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([409, 'report_id_taken']);
  expect(await report(bruno, { price: 1655 }, { id })).toBe('reported');
  expect(await undo(bruno, id)).toBe(200);
  expect(await claims()).toEqual(['1650 reported', '1655 withdrawn author']);
});

test('an old report without an owner of its id can be repeated, listed and withdrawn by that id', async () => {
  const [anna, id] = [await driver(), crypto.randomUUID()];
  const reports = [{ price: 1650 }, { price: 1700, confirmed: true as const, fuel: 10 }];
  await state(1700, 'operator_sheet', undefined, 10);
  const first = await send(anna, reports, { id });
  const as = sql`${id}::uuid`;
  await sql`
    with report as (insert into price_report select ${as}, user_id, kind, station_id, seen_at, received_at, near,
      undone_at, entries, answer, station_token_id from price_report),
    claim as (update observation set report_id = ${as} where report_id is not null)
    update confirmation set report_id = ${as}
  `.execute(server.database.kysely);
  await sql`delete from price_report where key is not null`.execute(server.database.kysely);
  expect((await send(anna, reports, { id })).json()).toEqual(first.json());
  const { headers } = anna;
  const listed = await server.app.inject({ url: '/api/price-reports', headers });
  expect(listed.json()).toMatchObject([{ id, entries: [{ price: 1.65 }, { price: 1.7 }] }]);
  expect(await undo(anna, id)).toBe(200);
  expect(await claims()).toEqual(['1650 withdrawn author']);
});

test('a confirmed ‘sure’ evaluates only what was asked, under the same id', async () => {
  const [anna, id] = [await driver(), crypto.randomUUID()];
  const reports = [
    { price: 1700, confirmed: true as const },
    { price: 1590 },
    { price: 1650, fuel: 10 },
  ];
  await state(1800, 'operator_sheet', undefined, 10);
  expect(
    await report(anna, [reports[0]!, { price: 1590, fuel: 11 }, { price: 1650, fuel: 10 }], { id }),
  ).toBe('accepted reported ask');
  const again = [reports[0]!, { price: 1590, fuel: 11 }, { price: 1650, fuel: 10 }];
  pass(5);
  expect(await report(anna, again, { id, sure: true })).toBe('accepted reported reported');
  expect(await report(anna, again, { id, sure: true })).toBe('accepted reported reported');
  expect(await claims()).toEqual(['1590 reported', '1650 reported']);
});
