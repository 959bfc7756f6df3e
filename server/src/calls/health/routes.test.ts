// Tests rule board-refresh.
import { afterAll, beforeAll, expect, test } from 'vitest';
import product from '../../../../package.json' with { type: 'json' };
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ boardFilled: false });
});
afterAll(() => server.close());

test('the process is alive before it has prices, and ready when it has', async () => {
  const live = await server.app.inject('/api/health');
  expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok', version: product.version }]);
  expect(live.headers['cache-control']).toBe('no-store');
  const unready = await server.app.inject('/api/health/ready');
  expect([unready.statusCode, unready.json()]).toMatchObject([
    503,
    { message: 'Risorsa al momento non disponibile', code: 'unavailable' },
  ]);
  await server.board.refresh();
  expect((await server.app.inject('/api/health/ready')).statusCode).toBe(200);
});

test('without the database it stays ready and shows the last prices', async () => {
  await server.board.refresh();
  await server.database.close();
  expect((await server.app.inject('/api/health/ready')).statusCode).toBe(200);
  expect((await server.app.inject('/api/prices/best-by-decade')).statusCode).toBe(200);
  const image = await server.app.inject('/api/images/0123456789abcdef.webp');
  expect([image.statusCode, image.headers['retry-after'], image.json()]).toEqual([
    503,
    '5',
    { message: 'Risorsa al momento non disponibile', code: 'unavailable' },
  ]);
});
