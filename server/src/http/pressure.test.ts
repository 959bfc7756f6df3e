import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { measurePressure, waitWhileBusy } from './pressure.ts';

const WITHIN = { timeout: 20_000 };
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
  expect(write.json()).toMatchObject({
    message: 'Il servizio è molto richiesto. Riprova tra poco.',
  });
  expect(server.log).toEqual([]);
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
  }, WITHIN);
  await vi.waitFor(() => expect(pressure.refuseWrites()).toBe(false), WITHIN);
  pressure.stop();
});

describe('an import', () => {
  const looks = (...answers: boolean[]) => {
    const pauseImports = vi.fn(() => answers.shift() ?? false);
    return { pauseImports, refuseWrites: () => false };
  };
  const { signal } = new AbortController();

  test('goes on at once in a calm process', async () => {
    const pressure = looks(false);
    await waitWhileBusy(pressure, 1)(signal);
    expect(pressure.pauseImports).toHaveBeenCalledOnce();
  });

  test('waits until a busy one is calm', async () => {
    const pressure = looks(true, true, false);
    await waitWhileBusy(pressure, 1)(signal);
    expect(pressure.pauseImports).toHaveBeenCalledTimes(3);
  });

  test('comes to its end under lasting load', async () => {
    const pressure = { pauseImports: () => true, refuseWrites: () => true };
    await expect(waitWhileBusy(pressure, 1)(signal)).resolves.toBeUndefined();
  });

  test('ends when its caller goes away meanwhile', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(waitWhileBusy(looks(true), 1)(gone)).rejects.toThrow();
  });
});
