// Tests rule database-busy.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_LIMIT_MS } from './database.ts';
import { OutageWatch } from './outage-watch.ts';

let watch: OutageWatch;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watch = new OutageWatch(() => new Promise(() => undefined));
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

test('an answer that arrived while the process was blocked counts as in time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const asking = watch.untilAnswered(promise, () => undefined);
  vi.advanceTimersByTime(ANSWER_LIMIT_MS);
  // Node runs due timers before it reads what has arrived.
  resolve('here');
  expect(await asking).toBe('here');
  expect(watch.silence).toBeUndefined();
});
