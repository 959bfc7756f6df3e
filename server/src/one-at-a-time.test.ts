// Tests rule board-own-word.
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('runs do not overlap, calls during a run share the next one, and a failure ends nothing', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const run = oneAtATime(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  const first = run();
  await expect.poll(() => ends.length).toBe(1);
  const [second, third] = [run(), run()];
  expect(third).toBe(second);
  expect(ends).toHaveLength(1);
  ends[0]!.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!.resolve();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});
