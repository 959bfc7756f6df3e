// Tests rule alert-news.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { Board } from '../board/board.ts';
import { keepEvaluating, type Evaluator } from './evaluator.ts';

/** Milliseconds between two polls. */
const ONE_LOOK_MS = 5_000;
const a = useAlerting();
const failures: unknown[] = [];
let running: Evaluator[] = [];
beforeEach(() => {
  failures.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await Promise.all(running.map((evaluator) => evaluator.stop()));
  running = [];
  vi.useRealTimers();
});
const start = () => {
  const { clock } = a.server();
  const board = new Board(a.db(), clock);
  const onError = (error: unknown) => failures.push(error);
  const evaluator = keepEvaluating({ db: a.db(), clock, board, onError });
  running.push(evaluator);
  return evaluator;
};
/** Number of messages after a poll. */
const messages = async () => {
  vi.advanceTimersByTime(ONE_LOOK_MS);
  return (await a.db().selectFrom('notification').select('id').execute()).length;
};

test('polling finds a price and sends one message, also with two servers', async () => {
  await a.wish();
  start();
  start();
  await a.costs('Rocca', 1640);
  await expect.poll(messages).toBe(1);
  await messages();
  await Promise.all(running.map((evaluator) => evaluator.stop()));
  expect(await messages()).toBe(1);
  expect(failures).toEqual([]);
});

test('stopped, it evaluates nothing more', async () => {
  await a.wish();
  await start().stop();
  await a.costs('Rocca', 1640);
  expect([await messages(), await messages(), await messages()]).toEqual([0, 0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});
