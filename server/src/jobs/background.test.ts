import type { BaseLogger } from 'pino';
import { expect, test, vi } from 'vitest';
import { Background } from './background.ts';

const open = () => {
  const error = vi.fn<BaseLogger['error']>();
  return { error, background: new Background({ error }) };
};

test('run does not wait for the work, closing does', async () => {
  const { background } = open();
  const finish = Promise.withResolvers<void>();
  const done = vi.fn<() => void>();
  background.run('work', () => finish.promise.then(done));
  const closing = background.close();
  expect(done).not.toHaveBeenCalled();
  finish.resolve();
  await closing;
  expect(done).toHaveBeenCalledOnce();
});

test('settled waits until the work is done', async () => {
  const { background } = open();
  const finish = Promise.withResolvers<void>();
  const done = vi.fn<() => void>();
  background.run('work', () => finish.promise.then(done));
  setImmediate(finish.resolve);
  await background.settled();
  expect(done).toHaveBeenCalledOnce();
});

test('an error of the work is logged', async () => {
  const { background, error } = open();
  const failure = new Error('no');
  background.run('work', () => {
    throw failure;
  });
  await background.close();
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: failure, what: 'work' },
    'background work failed',
  );
});

test('closing aborts the work', async () => {
  const { background } = open();
  const stopped = vi.fn<() => void>();
  background.run(
    'work',
    (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(stopped()));
      }),
  );
  await Promise.resolve();
  await background.close();
  expect(stopped).toHaveBeenCalledOnce();
});

test('work that does not stop delays closing only briefly', async () => {
  vi.useFakeTimers();
  const { background } = open();
  background.run('work', () => new Promise(() => {}));
  const closed = vi.fn<() => void>();
  const closing = background.close().then(closed);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  vi.useRealTimers();
});
