import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { PriceReportAnswer } from '@pieno/contract/reports.ts';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import { addStation } from '../../testing/stations.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving } from '../../testing/drivers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, send, report, state, pass, undo } = driving(() => server);
beforeEach(async () => {
  await begin();
});

test('one entry an hour for each station and fuel', async () => {
  await state(1700);
  pass(60);
  const anna = await driver();
  const other = await addStation(server.database.kysely);
  expect(await report(anna, { price: 1700, confirmed: true })).toBe('accepted');
  expect(await report(anna, { price: 1700, confirmed: true })).toBe('refused');
  expect(await report(anna, { price: 1690 }, { at: other })).toBe('reported');
  expect(await report(anna, { price: 1695 }, { at: other })).toBe('refused');
  expect(await report(anna, { price: 1790, fuel: 10 })).toBe('reported');
  expect(await report(anna, { price: 1800, fuel: 10 })).toBe('refused');
  pass(60);
  expect(await report(anna, { price: 1650 })).toBe('reported');
});

test('who confirmed by mistake may correct it at once, and the correction takes its place', async () => {
  const since = '2026-11-21T08:00:00.000Z';
  const confirmedAt = async () =>
    (
      await server.database.kysely
        .selectFrom('current_price')
        .select('driver_confirmed_at')
        .executeTakeFirstOrThrow()
    ).driver_confirmed_at;
  await state(1700);
  pass(10);
  const anna = await driver();
  expect(await report(anna, { price: 1700, confirmed: true })).toBe('accepted');
  expect(await confirmedAt()).not.toBeNull();
  pass(5);
  const id = crypto.randomUUID();
  expect(await report(anna, { price: 1650 }, { id })).toBe('reported');
  expect(await confirmedAt()).toBeNull();
  const again = (await send(anna, { price: 1640 })).json<PriceReportAnswer>().results[0]!;
  expect(again.message).toBe(
    'Hai già segnalato questo carburante qui alle 09:15: puoi farlo di nuovo dalle 10:15',
  );
  expect(await report(anna, { price: 1700, confirmed: true })).toBe('refused');
  await undo(anna, id);
  expect(await confirmedAt()).toEqual(new Date(Date.parse(since) + 10 * 60_000));
});

test('a new price of somebody else may be confirmed within the hour', async () => {
  await state(1700);
  pass(10);
  const anna = await driver();
  expect(await report(anna, { price: 1700, confirmed: true })).toBe('accepted');
  pass(5);
  await state(1739, 'owner');
  pass(5);
  expect(await report(anna, { price: 1739, confirmed: true })).toBe('accepted');
  expect(await report(anna, { price: 1739, confirmed: true })).toBe('refused');
});

test('sixty a day for a person, whatever the address of the mailbox; one sent again is not counted', async () => {
  const anna = await driver('anna@example.sm');
  const id = crypto.randomUUID();
  await report(anna, { price: 1700 }, { id });
  // One after the other: of sixty at once the last would wait longer than anybody is let wait on a busy machine.
  for (let sent = 1; sent < REPORT_LIMITS.perDay; sent += 1)
    expect(await report(anna, { price: 1 })).toBe('refused');
  expect(await report(anna, { price: 1700 }, { id })).toBe('reported');
  expect(await report(anna, { price: 1 })).toBe('429');
  expect(await report(await driver('anna+2@example.sm'), { price: 1 })).toBe('429');
  pass(24 * 60 + 1);
  expect(await report(anna, { price: 1 })).toBe('refused');
});

test('prices are told within twelve hours of being seen, and not before', async () => {
  const anna = await driver();
  const late = await send(anna, { price: 1700 }, { ago: 12 * 60 + 1 });
  expect([late.statusCode, late.json<ErrorBody>().code]).toEqual([422, 'seen_too_old']);
  const early = await send(anna, { price: 1700 }, { ago: -6 });
  expect([early.statusCode, early.json<ErrorBody>().code]).toEqual([422, 'seen_in_future']);
  expect(await report(anna, { price: 1700 }, { ago: 12 * 60 })).toBe('reported');
  const row = await server.database.kysely
    .selectFrom('observation')
    .select(['observed_at', 'received_at'])
    .where('origin', '=', 'driver')
    .executeTakeFirstOrThrow();
  expect(row.received_at.getTime() - row.observed_at.getTime()).toBe(12 * 3_600_000);
  expect(await report(await driver(), { price: 1705 }, { ago: -4 })).toBe('reported');
});
