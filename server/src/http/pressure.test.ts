import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { measurePressure } from './pressure.ts';

let server: TestApp;
let busy = false;
beforeAll(async () => {
  const pressure = { pauseImports: () => busy, refuseWrites: () => busy };
  server = await openTestApp({ pressure });
});
afterAll(() => server.close());

test('a busy process refuses writes and says when to come back; reads go on', async () => {
  busy = true;
  const write = await server.app.inject({ method: 'POST', url: '/api/guest/access' });
  expect(write.statusCode).toBe(503);
  expect(write.headers['retry-after']).toBe('10');
  expect(write.json()).toEqual({ message: 'Il servizio è molto richiesto. Riprova tra poco.' });
  expect((await server.app.inject('/api/prices/best-by-decade')).statusCode).toBe(200);
  busy = false;
  const later = await server.app.inject({ method: 'POST', url: '/api/guest/access' });
  expect(later.statusCode).toBe(200);
});

test('a blocked event loop is noticed, and its recovery too', async () => {
  const pressure = measurePressure(20);
  const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  await vi.waitFor(() => {
    block();
    expect(pressure.refuseWrites() && pressure.pauseImports()).toBe(true);
  });
  await vi.waitFor(() => expect(pressure.refuseWrites()).toBe(false));
  pressure.stop();
});
