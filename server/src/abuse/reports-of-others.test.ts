// Resent reports and reports of others: their ids disclose, change and block nothing.
// Tests rule report-entries.
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { driving, type Driver } from '../testing/prices/drivers.ts';
import { registerAnna, asUser } from '../testing/accounts.ts';
import { NOBODY, wired } from '../testing/attacks/wired.ts';

let server: TestApp;
let attacker: Attacker;
let station: number;
let anna: Driver;
let eva: Driver;
const id = '7a1f5a52-3f0e-4b5e-9d3b-2f6f1f4f8a01';
useAttackedServer((made) => ({ server, attacker } = made));
const { begin, driver, known, state, price, claims, pass } = driving(() => server);
const { call, send, report } = wired(() => attacker);
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
  anna = await driver('anna@example.sm');
  eva = await driver('eva@example.sm');
});

test('a report sent a hundred times, also at once, is recorded once', async () => {
  const first = await send(anna, station, [{ price: 1650 }], { id });
  for (let round = 0; round < 10; round += 1) {
    const again = await Promise.all(
      Array.from({ length: 10 }, () => send(anna, station, [{ price: 1650 }], { id })),
    );
    for (const answer of again) expect(answer).toEqual(first);
  }
  expect(await claims()).toEqual(['1650 reported']);
});

describe('a known id with', () => {
  beforeEach(async () => {
    await send(anna, station, [{ price: 1650 }], { id });
  });
  test('another price is refused as taken', async () => {
    const answer = await send(anna, station, [{ price: 1655 }], { id, sure: true });
    expect([answer.status, answer.body['code']]).toEqual([409, 'report_id_taken']);
    expect(JSON.stringify(answer.body)).not.toContain('results');
    expect(await claims()).toEqual(['1650 reported']);
  });

  test('other letter case is the same', async () => {
    const again = await send(anna, station, [{ price: 1650 }], { id: id.toUpperCase() });
    expect(again.status).toBe(200);
    expect(await claims()).toEqual(['1650 reported']);
  });

  test('another account is another report: it neither reports nor withdraws anything of the first', async () => {
    expect(await report(eva, station, { price: 1655 }, { id })).toBe('reported');
    expect(await claims()).toEqual(['1650 reported', '1655 reported']);
    expect((await call(eva, `DELETE /price-reports/${id}`)).status).toBe(200);
    expect(await claims()).toEqual(['1650 reported', '1655 withdrawn author']);
    expect((await call(anna, 'GET /price-reports')).body).toMatchObject([
      { id, entries: [{ price: 1.65, state: 'reported' }] },
    ]);
  });

  test('a withdrawn report reports nothing again', async () => {
    expect((await call(anna, `DELETE /price-reports/${id}`)).status).toBe(200);
    await send(anna, station, [{ price: 1650 }], { id, sure: true });
    expect(await claims()).toEqual(['1650 withdrawn author']);
  });
});

test("nobody withdraws another person's report", async () => {
  await send(anna, station, [{ price: 1650 }], { id });
  await report(await known(), station, { price: 1650 });
  expect(await price()).toBe(1650);
  const unverified = { headers: asUser(await registerAnna(server, { email: 'ugo@example.sm' })) };
  for (const [caller, status] of [
    [eva, 404],
    [unverified, 404],
    [NOBODY, 401],
  ] as const) {
    expect((await call(caller, `DELETE /price-reports/${id}`)).status).toBe(status);
    expect((await call(caller, `DELETE /price-reports/${id}?user_id=${anna.id}`)).status).toBe(
      status,
    );
  }
  expect(await price()).toBe(1650);
});

test.each(['all', '*', '%', '1', "x'--", `${id}%00`, `${id}/..`, '%7B7a1f5a52%7D'])(
  'an id like %s withdraws nothing',
  async (text) => {
    await send(eva, station, [{ price: 1650 }], { id });
    const { status } = await call(eva, `DELETE /price-reports/${text}`);
    expect([400, 404]).toContain(status);
    expect(await claims()).toEqual(['1650 reported']);
  },
);

test('reports are listed only to their author', async () => {
  await send(anna, station, [{ price: 1650 }], { id });
  expect((await call(anna, 'GET /price-reports')).body).toMatchObject([{ id }]);
  for (const path of ['', `?user_id=${anna.id}`, `?id=${id}`, `?claimant=${anna.email}`] as const) {
    expect((await call(eva, `GET /price-reports${path}`)).body).toEqual([]);
  }
  expect((await call(eva, `GET /price-reports/${id}`)).status).toBe(405);
  expect((await call(NOBODY, 'GET /price-reports')).status).toBe(401);
});
