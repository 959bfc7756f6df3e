// Tests rules report-disputes, report-limits.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { ANNA, asUser, post, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { disputeJob } from '../../../modules/prices/close-disputes.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, send, report, state, pass, undo } = driving(() => server);
let station: number;
beforeEach(async () => {
  station = await begin();
});

const goes = async ({ headers }: Driver) => {
  const payload = { password: ANNA.password };
  const gone = await server.app.inject({ method: 'DELETE', url: '/api/user', headers, payload });
  expect(gone.statusCode).toBe(200);
};

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

test('a mistaken confirmation may be corrected at once, and the correction replaces it', async () => {
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

test('another person’s new price may be confirmed within the hour', async () => {
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

describe('the hour’s limit after an account is deleted and registered again', () => {
  const left = async () =>
    (await server.database.kysely.selectFrom('left_word').select('said_at').execute()).length;
  const again = () => driver('anna@example.sm');

  test('stays, whatever was reported before and is reported now', async () => {
    await state(1700);
    await state(1800, 'operator_sheet', station, 10);
    pass(15);
    const anna = await again();
    const id = crypto.randomUUID();
    await report(anna, { price: 1650, fuel: 10 }, { id });
    await undo(anna, id);
    expect(await report(anna, { price: 1650 })).toBe('reported');
    pass(5);
    expect(await report(anna, { price: 1800, fuel: 10, confirmed: true })).toBe('accepted');
    await goes(anna);
    await goes(await again());
    const back = await again();
    const refused = (await send(back, { price: 1640 })).json<PriceReportAnswer>().results[0]!;
    expect(refused.message).toBe(
      'Hai già segnalato questo carburante qui alle 09:15: puoi farlo di nuovo dalle 10:15',
    );
    expect(await report(back, { price: 1700, confirmed: true })).toBe('refused');
    expect(await report(back, { price: 1810, fuel: 10 })).toBe('refused');
    expect(await report(await driver(), { price: 1650 })).toBe('reported');
    const other = await addStation(server.database.kysely);
    expect(await report(back, { price: 1650 }, { at: other })).toBe('reported');
    pass(55);
    expect(await report(back, { price: 1650 })).toBe('reported');
    expect(await report(back, { price: 1810, fuel: 10 })).toBe('refused');
  });

  test('is remembered for a day, and only for recent reports', async () => {
    await state(1700);
    const anna = await again();
    await report(anna, { price: 1650 });
    pass(60);
    await report(anna, { price: 1790, fuel: 10 });
    pass(30);
    await goes(anna);
    expect(await left()).toBe(1);
    const forget = () =>
      disputeJob(server.database.kysely, server.clock).run(AbortSignal.timeout(60_000));
    pass(REPORT_LIMITS.leftHours * 60 - 31);
    await forget();
    expect(await left()).toBe(1);
    pass(1);
    await forget();
    expect(await left()).toBe(0);
  });
});

test('a person has sixty reports a day of all kinds, with any form of the address; one sent again is not counted', async () => {
  const anna = await driver('anna@example.sm');
  const id = crypto.randomUUID();
  await report(anna, { price: 1700 }, { id });
  await post(server, '/station-states', { business_id: station, state: 'closed' }, anna.headers);
  // One after the other: of sixty at once the last would exceed the longest wait on a busy machine.
  for (let sent = 2; sent < REPORT_LIMITS.perDay; sent += 1)
    expect(await report(anna, { price: 1 })).toBe('refused');
  expect(await report(anna, { price: 1700 }, { id })).toBe('reported');
  expect(await report(anna, { price: 1 })).toBe('429');
  expect(await report(await driver('anna+2@example.sm'), { price: 1 })).toBe('429');
  pass(24 * 60 + 1);
  expect(await report(anna, { price: 1 })).toBe('refused');
});

describe.each(['/price-disputes', '/station-states'])('%s', (path) => {
  const PLACES = 13;
  let stations: number[];
  beforeEach(async () => {
    stations = [];
    for (let count = 0; count < PLACES; count += 1) {
      const at = await addStation(server.database.kysely);
      await state(1700, 'operator_sheet', at);
      stations.push(at);
    }
    pass(60);
  });
  const submit = async ({ headers }: Pick<Driver, 'headers'>, at: number, wanted = 'closed') => {
    const payload =
      path === '/station-states' ? { state: wanted } : { fuel_type_id: 20, price: 1.7 };
    return await post(server, path, { business_id: at, ...payload }, headers);
  };
  /** Reports it at one station after the other. @returns the status of each */
  const submitAll = async (one: Pick<Driver, 'headers'>, places: readonly number[]) => {
    const statuses: number[] = [];
    for (const at of places) statuses.push((await submit(one, at)).statusCode);
    return statuses;
  };

  test('a person has five in an hour and twelve in a day, over all stations', async () => {
    const anna = await driver('anna@example.sm');
    expect(await submitAll(anna, stations.slice(0, 5))).toEqual(Array(5).fill(200));
    const refused = await submit(await driver('anna+2@example.sm'), stations[5]!);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      429,
      '3600',
      {
        code: 'words_too_many',
        message:
          "Puoi dirlo al massimo 5 volte all'ora e 12 al giorno, in tutti i distributori: riprova più tardi",
      },
    ]);
    pass(61);
    expect(await submitAll(anna, stations.slice(5, 10))).toEqual(Array(5).fill(200));
    pass(61);
    expect(await submitAll(anna, stations.slice(10))).toEqual([200, 200, 429]);
    pass(22 * 60);
    expect(await submitAll(anna, stations.slice(12))).toEqual([200]);
  });

  test('deleting the account and registering again gives no more', async () => {
    const anna = await driver('anna@example.sm');
    expect(await submitAll(anna, stations.slice(0, 5))).toEqual(Array(5).fill(200));
    await goes(anna);
    expect((await submit(await driver('anna@example.sm'), stations[5]!)).statusCode).toBe(429);
  });

  test('repeated and withdrawn ones count as well', async () => {
    const anna = await driver();
    const [at] = stations as [number];
    for (let count = 1; count <= 5; count += 1) {
      const answer = await submit(anna, at, count % 2 === 1 ? 'closed' : 'working');
      expect(answer.statusCode).toBe(200);
      const { id } = answer.json<{ id?: string }>();
      if (id && count % 2 === 1) {
        const url = `/api/price-disputes/${id}`;
        const { headers } = anna;
        expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
      }
    }
    expect((await submit(anna, at)).statusCode).toBe(429);
    // Prices are still reported.
    expect(await report(anna, { price: 1700 }, { at })).toBe('accepted');
  });

  test('is unlimited for the owner at the own station, and for an administrator', async () => {
    const session = await registerVerified(server, 'olga@example.sm');
    const olga = { headers: asUser(session) };
    const [own, ...others] = stations as [number, ...number[]];
    await makeOwner(server, own, session);
    expect(await submitAll(olga, Array<number>(13).fill(own))).toEqual(Array(13).fill(200));
    expect(await submitAll(olga, others.slice(0, 6))).toEqual([200, 200, 200, 200, 200, 429]);
    const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
    expect(await submitAll({ headers: asUser(maria) }, stations)).toEqual(Array(13).fill(200));
  });
});

test('prices are reported within twelve hours of being seen, and not with a future time', async () => {
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
