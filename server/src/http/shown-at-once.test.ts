// Tests rule board-own-word.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { post } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { driving } from '../testing/prices/drivers.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, pass } = driving(() => server);
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
});

const get = async <Answer>(path: string) =>
  (await server.app.inject({ url: `/api${path}` })).json<Answer>();
const page = () => get<BusinessDetails>(`/business/${station}`);
const row = async () =>
  (await get<RankingEntry[]>(`/prices/ranking/${DIESEL}`)).find(
    ({ business }) => business.id === station,
  );

test('a driver who has reported, confirmed, withdrawn or disputed sees it in the next answer', async () => {
  const [anna, bruno, carla] = [await driver(), await known(), await known()];
  const id = crypto.randomUUID();
  await report(anna, { price: 1600 });
  expect((await page()).reported).toMatchObject([{ price: 1.6 }]);
  expect((await row())?.reported).toMatchObject([{ price: 1.6 }]);
  await report(bruno, { price: 1600, confirmed: true }, { id });
  expect((await page()).prices).toMatchObject([{ price: 1.6 }]);
  expect((await row())?.fuels).toMatchObject([{ price: 1.6 }]);
  await undo(bruno, id);
  expect((await row())?.fuels).toMatchObject([{ price: 1.7 }]);
  const wrong = { business_id: station, fuel_type_id: DIESEL, price: 1.7 };
  await post(server, '/price-disputes', wrong, carla.headers);
  await post(server, '/price-disputes', wrong, bruno.headers);
  expect((await page()).prices).toMatchObject([{ contested: true }]);
  const closed = { business_id: station, state: 'closed' };
  await post(server, '/station-states', closed, bruno.headers);
  expect((await page()).states).toMatchObject([{ state: 'closed' }]);
});

test('a board that cannot be read delays no answer', async () => {
  vi.spyOn(server.board, 'refresh').mockRejectedValueOnce(new Error('no database'));
  expect(await report(await driver(), { price: 1650 })).toBe('reported');
});
