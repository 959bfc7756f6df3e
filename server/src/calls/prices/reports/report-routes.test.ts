// Tests rules report-ask, report-entries, report-held, report-ranks.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { asGuest, enterAsGuest, registerAnna, asUser } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { driving } from '../../../testing/prices/drivers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, send, report, undo, state, price, claims, confirmations, pass } =
  driving(() => server);
beforeEach(async () => {
  await begin();
});

describe('who may report', () => {
  test('a guest is asked to register, an unverified user to verify the e-mail address', async () => {
    const guest = await send(
      { headers: asGuest(await enterAsGuest(server)) as never },
      { price: 1700 },
    );
    expect([guest.statusCode, guest.json<ErrorBody>().code]).toEqual([
      403,
      'needs_account_price_updates',
    ]);
    const anna = await send({ headers: asUser(await registerAnna(server)) }, { price: 1700 });
    expect([anna.statusCode, anna.json<ErrorBody>().code]).toEqual([403, 'email_unverified']);
    const stranger = await send({ headers: {} as never }, { price: 1700 });
    expect(stranger.statusCode).toBe(401);
    expect(await claims()).toEqual([]);
  });

  test('a station that does not exist is not found', async () => {
    const answer = await send(await driver(), { price: 1700 }, { at: 4711 });
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([404, 'business_not_found']);
  });
});

describe('the outcome of an entry', () => {
  test('repeating the current price confirms it', async () => {
    await state(1700);
    pass(60);
    const anna = await driver();
    const answer = await send(anna, { price: 1700, confirmed: true });
    const body = answer.json<PriceReportAnswer>();
    expect(body.results).toMatchObject([
      { fuel_type_id: 20, state: 'accepted', code: 'confirmed' },
    ]);
    expect(await claims()).toEqual([]);
    const row = await server.database.kysely
      .selectFrom('current_price')
      .select('driver_confirmed_at')
      .executeTakeFirstOrThrow();
    expect(row.driver_confirmed_at).toEqual(server.clock.now());
  });

  test('another price is shown beside the station’s own, which keeps its rank', async () => {
    await state(1700);
    pass(60);
    expect(await report(await driver(), { price: 1650 })).toBe('reported');
    expect([await price(), await claims()]).toEqual([1700, ['1650 reported']]);
  });

  test('a known driver who confirms it makes it the current price, others and the same person do not', async () => {
    await state(1700);
    pass(60);
    const anna = await driver();
    expect(await report(anna, { price: 1650 })).toBe('reported');
    pass(61);
    expect(await report(anna, { price: 1650 })).toBe('reported');
    for (const other of [await driver(), await driver()]) {
      expect(await report(other, { price: 1650, confirmed: true })).toBe('reported');
    }
    expect(await price()).toBe(1700);
    expect(await report(await known(), { price: 1650, confirmed: true })).toBe('accepted');
    expect(await price()).toBe(1650);
  });

  test('a price far from the own one is asked about, one further away is held until known drivers agree', async () => {
    await state(1700);
    pass(60);
    const [anna, bruno, carla, dario] = [
      await driver(),
      await driver(),
      await known(),
      await known(),
    ];
    expect(await report(anna, { price: 1597 })).toBe('ask');
    expect(await claims()).toEqual([]);
    expect(await report(anna, { price: 1597 }, { sure: true })).toBe('reported');
    expect(await report(bruno, { price: 1500 })).toBe('ask');
    expect(await report(bruno, { price: 1500 }, { sure: true })).toBe('held');
    pass(60);
    expect(await report(carla, { price: 1507 }, { sure: true })).toBe('reported');
    expect(await report(dario, { price: 1507, confirmed: true })).toBe('accepted');
    expect([await price(), await claims()]).toEqual([
      1507,
      [
        '1597 lapsed overtaken',
        '1500 lapsed overtaken',
        '1507 accepted drivers',
        '1507 accepted drivers',
      ],
    ]);
  });

  test('a price outside the bounds is refused with a sentence, and nothing is stored', async () => {
    await state(1700);
    pass(60);
    const answer = await send(await driver(), { price: 100 }, { sure: true });
    const { results, undo_until } = answer.json<PriceReportAnswer>();
    expect(results[0]).toMatchObject({ state: 'refused', code: 'refused_range' });
    expect(results[0]!.message).toMatch(
      /^Prezzo impossibile: deve stare tra € \d,\d{3} e € \d,\d{3}$/,
    );
    expect(undo_until).toBeNull();
    const kept = await server.database.kysely.selectFrom('price_report').select('id').execute();
    expect(kept).toEqual([]);
  });

  test('a fuel that is not sold, or does not exist, is refused', async () => {
    expect(
      await report(await driver(), [
        { price: 500, fuel: 50 },
        { price: 500, fuel: 999 },
      ]),
    ).toBe('refused refused');
  });

  test('confirming a price that is no longer current confirms nothing', async () => {
    await state(1700);
    pass(60);
    expect(await report(await driver(), { price: 1690, confirmed: true })).toBe('changed');
  });

  test('a price seen before the current one was reported is not news', async () => {
    await state(1700);
    pass(60);
    expect(await report(await driver(), { price: 1690 }, { ago: 90 })).toBe('changed');
  });

  test('an impossible price voids the whole report, and its id remains free', async () => {
    await state(1700);
    pass(60);
    const anna = await driver();
    const id = crypto.randomUUID();
    const right = [
      { price: 1700, confirmed: true as const },
      { price: 1800, fuel: 10 },
    ];
    const voided = await report(anna, [...right, { price: 9, fuel: 11 }], { id });
    expect(voided).toBe('not_recorded not_recorded refused');
    expect(await claims()).toEqual([]);
    expect(await confirmations()).toBe(0);
    expect(await undo(anna, id)).toBe(404);
    expect(await report(anna, [...right, { price: 1750, fuel: 11 }], { id })).toBe(
      'accepted reported reported',
    );
  });

  test('an unusual price beside it is asked about once the rest is possible', async () => {
    await state(1700);
    const anna = await driver();
    const far = { price: 1900 };
    expect(await report(anna, [far, { price: 9, fuel: 11 }])).toBe('not_recorded refused');
    expect(await report(anna, [far, { price: 1750, fuel: 11 }])).toBe('ask reported');
  });

  test('a fuel reported within the hour does not affect the rest', async () => {
    await state(1700);
    pass(60);
    const anna = await driver();
    await report(anna, { price: 1700, confirmed: true });
    const reports = [{ price: 1700 }, { price: 1800, fuel: 10 }];
    expect(await report(anna, reports)).toBe('refused reported');
  });
});
