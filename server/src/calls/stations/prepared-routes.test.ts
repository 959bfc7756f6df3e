// Tests rule call-business.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessDetailsSchema } from '@pieno/contract/stations/business.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = (id: string) => server.app.inject(`/api/business/${id}`);

test('a station has its details, prices and pictures', async () => {
  const details = BusinessDetailsSchema.parse((await get('1')).json());
  expect(details.business.id).toBe(1);
  expect(details.business.name).not.toBe('');
  expect(details.prices[0]).toMatchObject({ source: 'demo', stale: false });
  expect(details.gallery_images).toEqual([]);
});

test.each(['999999', '0', 'one', '1.5', '-1', '99999999999'])('%s is not a station', async (id) => {
  const answer = await get(id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    404,
    { message: 'Business non trovato' },
  ]);
});
