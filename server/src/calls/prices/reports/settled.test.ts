// What is withdrawn, and what others have reported since (rule report-settled): by the calls of their pages.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StationHistory } from '@pieno/contract/history/history.ts';
import type { ImportDetail } from '@pieno/contract/imports/administered-imports.ts';
import type { OwnReports } from '@pieno/contract/prices/reports.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { form } from '../../../testing/pictures/avatars.ts';
import { driving, type Driver } from '../../../testing/prices/drivers.ts';
import { merge, newestMerge, undoMerge } from '../../../testing/stations/merges.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

const DIESEL = 20;
const HOUR = 60;
const DAY = 24 * HOUR;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { dataDir: temporaryFolder() } });
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, pass, price } = driving(() => server);
let station: number;
let maria: Session;
let olga: Session;
let carla: Driver;
beforeEach(async () => {
  station = await begin();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
  carla = await driver('carla@example.sm');
  await state(1700);
});

const administers = async (method: 'PUT' | 'POST', path: string, payload?: object) => {
  const headers = asUser(maria);
  const url = `/api/admin${path}`;
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>();
};
const lock = ({ id }: Driver) =>
  administers('PUT', `/people/${id}/active`, { active: false, reason: 'Prezzi inventati' });
const vouch = ({ id }: Driver, isKnown: boolean) =>
  administers('PUT', `/people/${id}/known`, { known: isKnown, reason: 'La conosco' });

/** Sets a price as the owner. @returns the key by which it is undone */
async function ownerReports(thousandths: number): Promise<string> {
  const key = crypto.randomUUID();
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/owner/stations/${station}/prices`,
    payload: { prices: [{ fuel_type_id: DIESEL, price: thousandths / 1000 }], sure: true },
    headers: { ...asUser(olga), 'idempotency-key': key },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return key;
}

/** Imports a file with a price of now. @returns undoes the import */
async function importPrice(thousandths: number): Promise<() => Promise<void>> {
  const now = server.clock.now().toISOString();
  const file = `id;fuel;price;date\n${station};${DIESEL};${thousandths / 1000};${now}\n`;
  const { type, payload } = await form(['trial', 'false'], ['file', Buffer.from(file), 'p.csv']);
  const headers = { ...asUser(maria), 'content-type': type };
  const url = '/api/admin/imports/prices/files';
  const begun = await server.app.inject({ method: 'POST', url, payload, headers });
  const { id } = begun.json<{ id: number }>();
  await ended(id, { added: 1 });
  return async () => {
    await ended((await administers('POST', `/imports/${id}/undo`)).id, { withdrawn: 1 });
  };
}
async function ended(id: number, tally: { added: number } | { withdrawn: number }) {
  const attempt = async () => {
    const url = `/api/admin/imports/${id}`;
    const answer = await server.app.inject({ url, headers: asUser(maria) });
    return answer.json<ImportDetail>().attempt;
  };
  await expect.poll(async () => (await attempt()).state).not.toBe('running');
  await server.settled();
  const what = 'added' in tally ? { tallies: [tally] } : tally;
  expect(await attempt()).toMatchObject({ state: 'done', ...what });
}

/** The outcome that a driver sees of the own newest report. */
async function outcomeFor({ headers }: Driver): Promise<string> {
  const answer = await server.app.inject({ url: '/api/price-reports', headers });
  const [newest] = answer.json<OwnReports>();
  return newest!.entries.map(({ state: became, code }) => `${became} ${code}`).join();
}

async function steps() {
  await server.board.refresh();
  const url = `/api/prices/history/${station}?fuel=${DIESEL}&days=365`;
  return (await server.app.inject({ url })).json<StationHistory>().steps;
}

describe('the outcome of an accepted price stays the same once the following is withdrawn', () => {
  test.each<[string, () => Promise<() => Promise<unknown>>]>([
    [
      'another person’s report of another price',
      async () => {
        const [anna, id] = [await known(), crypto.randomUUID()];
        expect(await report(anna, { price: 1705 }, { id })).toBe('accepted');
        return async () => expect(await undo(anna, id)).toBe(200);
      },
    ],
    [
      'another person’s confirmation of the price before',
      async () => {
        const [anna, id] = [await known(), crypto.randomUUID()];
        expect(await report(anna, { price: 1700, confirmed: true }, { id })).toBe('accepted');
        return async () => expect(await undo(anna, id)).toBe(200);
      },
    ],
    [
      'a report of a person who is locked',
      async () => {
        const anna = await known();
        expect(await report(anna, { price: 1705 })).toBe('accepted');
        return () => lock(anna);
      },
    ],
    [
      'the known status of a driver who confirmed the price before',
      async () => {
        const anna = await driver();
        await vouch(anna, true);
        expect(await report(anna, { price: 1700, confirmed: true })).toBe('accepted');
        return () => vouch(anna, false);
      },
    ],
    ['an imported file', () => importPrice(1705)],
    [
      'a merge of another station into this one',
      async () => {
        const other = await addStation(server.database.kysely);
        expect((await merge(server, maria, station, other)).statusCode).toBe(200);
        const { id } = (await newestMerge(server, maria, station))!;
        return async () => expect((await undoMerge(server, maria, id)).statusCode).toBe(200);
      },
    ],
  ])('%s', async (_, submit) => {
    pass(DAY);
    const withdraw = await submit();
    pass(1);
    expect(await report(carla, { price: 1690 })).toBe('accepted');
    pass(1);
    await ownerReports(1720);
    const outcome = await outcomeFor(carla);
    pass(5);
    await withdraw();
    expect(await outcomeFor(carla)).toBe(outcome);
    expect(outcome).toMatch(/^accepted/);
    expect(await price()).toBe(1720);
  });
});

test('locking a person who confirmed a price months ago does not change the history', async () => {
  const [eva, anna, bruno] = [await driver(), await known(), await known()];
  pass(HOUR);
  expect(await report(eva, { price: 1700, confirmed: true })).toBe('accepted');
  for (let week = 0; week < 12; week += 1) {
    pass(7 * DAY);
    expect(await report(week % 2 === 0 ? anna : bruno, { price: 1690 + week })).toBe('accepted');
  }
  pass(DAY);
  maria = await registerVerified(server, 'rosa@example.sm', { role: 'admin' });
  const before = await steps();
  const byDrivers = before.filter(
    ({ source, state: age }) => source === 'driver' && age === 'fresh',
  );
  expect(byDrivers).toHaveLength(12);
  const outcome = [await outcomeFor(anna), await outcomeFor(bruno)];
  await lock(eva);
  expect(await steps()).toEqual(before);
  expect([await outcomeFor(anna), await outcomeFor(bruno)]).toEqual(outcome);
});

describe('the price that is shown stays', () => {
  test('when a person who reported it before is locked', async () => {
    const [eva, anna] = [await known(), await known()];
    pass(5 * HOUR);
    expect(await report(eva, { price: 1670 })).toBe('accepted');
    for (const minutes of [DAY, 5 * HOUR]) {
      pass(minutes);
      expect(await report(anna, { price: 1670 })).toBe('accepted');
    }
    pass(DAY);
    await lock(eva);
    expect(await price()).toBe(1670);
  });

  test('when a file with another earlier price is undone', async () => {
    pass(5 * HOUR);
    const withdraw = await importPrice(1700);
    pass(5 * HOUR);
    expect(await report(carla, { price: 1690 })).toBe('accepted');
    pass(61);
    expect(await report(carla, { price: 1690, confirmed: true })).toBe('accepted');
    pass(DAY);
    await withdraw();
    expect(await price()).toBe(1690);
  });

  test('when its owner undoes the first of two reports of it', async () => {
    const keys: string[] = [];
    for (const reported of [1500, 1790, 1790]) {
      pass(1);
      keys.push(await ownerReports(reported));
    }
    pass(5);
    expect(await undo({ headers: asUser(olga) }, keys[1]!)).toBe(200);
    expect(await price()).toBe(1790);
  });
});
