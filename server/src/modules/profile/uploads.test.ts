import { expect, test } from 'vitest';
import { Uploads } from './uploads.ts';

test('who finds every place taken is asked to come back, and does when one is free', () => {
  const uploads = new Uploads(2);
  const first = uploads.enter();
  using _second = uploads.enter();
  expect(() => uploads.enter()).toThrow('Il servizio è molto richiesto. Riprova tra poco.');
  first[Symbol.dispose]();
  using _third = uploads.enter();
});

test('work is done one after the other, also after work that failed', async () => {
  const uploads = new Uploads();
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const first = uploads.inTurn(async () => {
    await slow.promise;
    done.push('first');
    throw new Error('first');
  });
  const second = uploads.inTurn(async () => done.push('second'));
  expect(done).toEqual([]);
  slow.resolve();
  await expect(first).rejects.toThrow('first');
  await second;
  expect(done).toEqual(['first', 'second']);
});
