// Tests rules fuel-families, fuel-unknown, price-gate.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { readConfig } from '../../config.ts';
import type { CommandContext } from '../../control/command.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readMinistryState } from '../../modules/ministry/state.ts';
import { importRows, RIMINI } from '../../testing/imports/ministry.ts';
import { FIVE_OF_RIMINI } from '../../testing/imports/past-days.ts';
import { undoNewestRun } from '../../modules/imports/runs/undo-run.ts';

let server: TestApp;
let maria: Session;
// A server for each test, so that no board sees its database emptied.
beforeEach(async () => {
  server = await openTestApp();
  server.clock.set('2026-08-21T08:00:00Z');
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterEach(() => server.close());

const folder = temporaryFolder();
const context = (): CommandContext => ({
  database: server.database,
  clock: server.clock,
  config: readConfig({ DATA_DIR: folder }),
  output: { line: () => undefined, error: () => undefined, progress: () => undefined },
  signal: new AbortController().signal,
});
const file = async (name: string, text: string | Uint8Array) => {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
};
/** Imports prices of the station of Rimini observed at 20:30 of a day, 'Miscela Xyz|1.399|1'. */
const importPrices = (prices: string[], date = 20) =>
  importRows(
    { context: context(), file },
    [RIMINI],
    prices.map((price) => `7|${price}|${date}/08/2026 20:30:14`),
    { day: `2026-08-${date + 1}` },
  );
const get = async <Answer>(url: string): Promise<Answer> =>
  (await server.app.inject({ url: `/api${url}`, headers: asUser(maria) })).json<Answer>();
const unknown = async () => (await get<Today>('/admin/today')).fuels;
const define = (name: string, decade: number, unit: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/admin/fuels',
    payload: { name, decade, unit },
    headers: asUser(maria),
  });
/** The fuels of the station's page: '{fuel} {price} {unit}'. */
async function shown(): Promise<string[]> {
  await server.board.refresh();
  const station = server.database.kysely.selectFrom('station').select('id');
  const { id } = await station.where('source', '=', 'mimit').executeTakeFirstOrThrow();
  const { prices } = await get<BusinessDetails>(`/business/${id}`);
  return prices.map(({ fuel_type: { name, unit }, price }) => `${name} ${price} ${unit}`);
}

test('a fuel of a known family has its own unit, range and category', async () => {
  await importPrices([
    'Biometano|1.399|1',
    'Bio-GNL|1.499|1',
    'L-GNC (bio)|1.398|1',
    'Elettrico|0.590|1',
    'Ricarica elettrica|0.620|1',
    'Idrogeno|13.700|0',
    'Metano auto|1.389|0',
  ]);
  expect(await shown()).toEqual([
    'Biometano Self 1.399 kilogram',
    'L-GNC (bio) Self 1.398 kilogram',
    'Metano auto Servito 1.389 kilogram',
    'Elettrico Self 0.59 kilowatt_hour',
    'Ricarica elettrica Self 0.62 kilowatt_hour',
    'Bio-GNL Self 1.499 kilogram',
    'Idrogeno Servito 13.7 kilogram',
  ]);
  const ranking = await get<RankingEntry[]>('/prices/ranking/100?area=confine');
  expect(ranking[0]?.fuels.map(({ fuel_type }) => fuel_type.name)).toEqual([
    'Bio-GNL Self',
    'Idrogeno Servito',
  ]);
  expect(await unknown()).toEqual([]);
});

test('another fuel is not shown but listed; once it is defined, its prices appear', async () => {
  const { notes, tallies } = await importPrices(['Miscela Xyz|1.399|1', 'Miscela Xyz|1.499|0']);
  expect(notes.join('\n')).toContain('Carburante sconosciuto: «Miscela Xyz Self»');
  expect(tallies.prices?.rejected).toEqual({ unknown_fuel: 2 });
  expect(await shown()).toEqual([]);
  const types = server.database.kysely.selectFrom('fuel_type').select('name');
  expect(JSON.stringify(await types.execute())).not.toContain('Xyz');
  expect(await unknown()).toEqual([{ name: 'Miscela Xyz', prices: 2, min: 1.399, max: 1.499 }]);

  expect((await define('miscela  xyz', 20, 'litre')).json()).toEqual({
    message: 'Carburante salvato, prezzi accettati: 2',
  });
  expect(await shown()).toEqual([
    'Miscela Xyz Self 1.399 litre',
    'Miscela Xyz Servito 1.499 litre',
  ]);
  expect(await unknown()).toEqual([]);
  const { entries } = await get<ActionLogPage>('/admin/log');
  expect(entries[0]).toMatchObject({
    action: 'fuel_said',
    target: { key: 'miscela  xyz', decade: 20, unit: 'litre' },
  });
  const again = await importPrices(['Miscela Xyz|1.399|1', 'Miscela Xyz|1.499|0']);
  expect(again.tallies.prices).toMatchObject({ unchanged: 2, rejected: {} });
});

test('prices of several earlier files are recorded for each, and undone with it', async () => {
  await importPrices(['Miscela Xyz|1.399|1']);
  server.clock.set('2026-08-22T08:00:00Z');
  await importPrices(['Miscela Xyz|1.459|1'], 21);
  expect(await unknown()).toEqual([{ name: 'Miscela Xyz', prices: 1, min: 1.459, max: 1.459 }]);
  await define('Miscela Xyz', 100, 'kilogram');
  expect(await shown()).toEqual(['Miscela Xyz Self 1.459 kilogram']);
  await undoNewestRun(context(), 'mimit');
  expect(await shown()).toEqual(['Miscela Xyz Self 1.399 kilogram']);
});

test('an undone import leaves no unknown fuel', async () => {
  await importPrices(['Miscela Xyz|1.399|1', 'Benzina|1.799|1']);
  await undoNewestRun(context(), 'mimit');
  expect(await unknown()).toEqual([]);
  expect((await define('Miscela Xyz', 20, 'litre')).json()).toMatchObject({
    code: 'fuel_not_found',
  });
});

test('a definition for which no price is possible is refused, and nothing is lost', async () => {
  await importPrices(['Miscela Xyz|13.700|1']);
  expect((await define('Miscela Xyz', 20, 'litre')).json()).toMatchObject({ code: 'fuel_prices' });
  expect(await unknown()).toHaveLength(1);
  await define('Miscela Xyz', 100, 'kilogram');
  expect(await shown()).toEqual(['Miscela Xyz Self 13.7 kilogram']);
});

test('impossible prices of the fuel do not prevent possible ones, and no median includes them', async () => {
  const prices = { 7: '1.399', 20: '0.500', 21: '0.500', 22: '0.500' };
  await importRows(
    { context: context(), file },
    FIVE_OF_RIMINI,
    Object.entries(prices).map(
      ([station, price]) => `${station}|Miscela Xyz|${price}|1|20/08/2026 20:30:14`,
    ),
  );
  expect((await define('Miscela Xyz', 20, 'litre')).json()).toEqual({
    message: 'Carburante salvato, prezzi accettati: 1',
  });
  const current = server.database.kysely.selectFrom('current_price').select('price');
  expect(await current.where('source', '=', 'import').execute()).toEqual([{ price: 1_399 }]);
  const { medians } = (await readMinistryState(server.database.kysely))!;
  expect(medians).toEqual({});
});

test("the other mode of a fuel is known by the first one's definition, and can be defined again", async () => {
  await importPrices(['Miscela Xyz|1.399|1']);
  await define('Miscela Xyz', 100, 'kilogram');
  await importPrices(['Miscela Xyz|1.399|1', 'Miscela Xyz|1.499|0']);
  expect(await shown()).toHaveLength(2);
  await define('Miscela Xyz', 30, 'litre');
  expect(await shown()).toEqual([
    'Miscela Xyz Self 1.399 litre',
    'Miscela Xyz Servito 1.499 litre',
  ]);
});

test('electricity at a petrol station is sold there from then on', async () => {
  await importPrices(['Presa veloce|0.590|1']);
  await define('Presa veloce', 50, 'kilowatt_hour');
  expect(await shown()).toEqual(['Presa veloce Self 0.59 kilowatt_hour']);
});

test('a fuel that was added per litre before it was defined is listed too', async () => {
  const added = { name: 'Miscela Xyz Self', mode: 'self', unit: 'litre', decade: 100 } as const;
  await server.database.kysely
    .insertInto('fuel_type')
    .values({ id: 110, color: '#000', grade: 'premium', ...added })
    .execute();
  await importPrices(['Miscela Xyz|1.399|1']);
  expect(await unknown()).toEqual([{ name: 'Miscela Xyz', prices: 1, min: 1.399, max: 1.399 }]);
  await define('Miscela Xyz', 40, 'kilogram');
  expect(await unknown()).toEqual([]);
  expect(await shown()).toEqual(['Miscela Xyz Self 1.399 kilogram']);
});

test('a unit in which the category is not sold is refused, and so is an unknown fuel', async () => {
  await importPrices(['Miscela Xyz|1.399|1']);
  expect((await define('Miscela Xyz', 40, 'litre')).json()).toMatchObject({ code: 'fuel_unit' });
  expect((await define('Benzina', 20, 'litre')).json()).toMatchObject({ code: 'fuel_not_found' });
  expect((await define('Miscela Xyz', 60, 'litre')).statusCode).toBe(422);
  expect(await unknown()).toHaveLength(1);
});
