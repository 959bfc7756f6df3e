import { expect, test } from 'vitest';
import { Uploads } from './uploads.ts';

const OVERLOADED = 'Il servizio è molto richiesto. Riprova tra poco.';

test('an upload beyond the limit gets 503 and succeeds later', () => {
  const uploads = new Uploads();
  const places = Array.from({ length: 32 }, () => uploads.enter());
  expect(() => uploads.enter()).toThrow(OVERLOADED);
  places[0]![Symbol.dispose]();
  using _place = uploads.enter();
  expect(() => uploads.enter()).toThrow(OVERLOADED);
});

test('work runs one after another, also after failed work', async () => {
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

test('the queue of uploads is limited', async () => {
  const uploads = new Uploads();
  const slow = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 8 }, () => uploads.inTurn(() => slow.promise));
  await expect(uploads.inTurn(() => slow.promise)).rejects.toThrow(OVERLOADED);
  slow.resolve();
  await Promise.all(waiting);
  expect(await uploads.inTurn(async () => 'next')).toBe('next');
});
