// Tests rule busy-server.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { measurePressure, waitWhileBusy, WRITES_WHEN_BUSY } from './pressure.ts';
import { Turns } from './turns.ts';

const WITHIN = { timeout: 20_000 };
let delayMs = 0;
beforeEach(() => void (delayMs = 400));

describe('a busy process', () => {
  let server: TestApp;
  beforeAll(async () => {
    const pressure = { delayMs: () => delayMs };
    server = await openTestApp({ pressure, turns: new Turns(), sampledLog: true });
  });
  afterAll(() => server.close());

  let networks = 0;
  const enter = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/guest/access',
      remoteAddress: `10.0.0.${(networks += 1)}`,
    });

  test('accepts the writes of a single person one after the other', async () => {
    for (let writes = 0; writes < 2 * WRITES_WHEN_BUSY; writes += 1) {
      expect((await enter()).statusCode).toBe(200);
    }
    expect(server.log).toEqual([]);
  });

  test('refuses writes beyond a few at once, says when to retry and logs the reason once; reads continue', async () => {
    const all = await Promise.all(Array.from({ length: WRITES_WHEN_BUSY + 20 }, enter));
    const refused = all.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(20);
    expect(refused[0]!.headers['retry-after']).toBe('10');
    expect(refused[0]!.json()).toMatchObject({
      message: 'Il servizio è molto richiesto. Riprova tra poco.',
    });
    expect(server.log).toMatchObject([
      {
        level: 'warn',
        msg: 'too busy: the event loop is late for writes; said once a minute',
        event_loop_delay: '400 ms',
        writes_under_way: WRITES_WHEN_BUSY,
      },
    ]);
    expect((await server.app.inject('/api/prices/best-by-decade')).statusCode).toBe(200);
    expect((await enter()).statusCode).toBe(200);
  });

  test('accepts any number of writes once it is calm', async () => {
    delayMs = 0;
    const all = await Promise.all(Array.from({ length: WRITES_WHEN_BUSY + 20 }, enter));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

test('a blocked event loop is noticed, and its recovery too', async () => {
  const pressure = measurePressure(20);
  const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  await vi.waitFor(() => {
    block();
    expect(pressure.delayMs()).toBeGreaterThan(250);
  }, WITHIN);
  await vi.waitFor(() => expect(pressure.delayMs()).toBeLessThan(50), WITHIN);
  pressure.stop();
});

describe('an import', () => {
  const looks = (...delays: number[]) => ({ delayMs: vi.fn(() => delays.shift() ?? 0) });
  const { signal } = new AbortController();

  test('continues at once in a calm process', async () => {
    expect(await waitWhileBusy(looks(0), 1)(signal)).toBe(true);
  });

  test('waits until a busy process is calm', async () => {
    const pressure = looks(60, 60, 0);
    expect(await waitWhileBusy(pressure, 1)(signal)).toBe(true);
    expect(pressure.delayMs).toHaveBeenCalledTimes(4);
  });

  test('finishes under lasting load', async () => {
    const pressure = { delayMs: () => 60 };
    await expect(waitWhileBusy(pressure, 1)(signal)).resolves.toBe(false);
  });

  test('ends when its caller goes away while it waits', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(waitWhileBusy(looks(60), 1)(gone)).rejects.toThrow();
  });
});
