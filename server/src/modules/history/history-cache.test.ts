// Tests rule history-prepared.
import { expect, test } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { HistoryCache } from './history-cache.ts';

const NOON = Date.parse('2026-11-21T11:00:00Z');

/** Answers whose content counts how often they were made. */
function useAnswers(bytes?: number) {
  const clock = fixedClock('2026-11-21T11:00:00Z');
  const answers = new HistoryCache(clock, bytes);
  let made = 0;
  const ask = async (key: string, { until = Infinity, filling = '' } = {}) => {
    const { identity } = await answers.get(key, () => {
      made += 1;
      return Promise.resolve({ answer: { made, filling }, until });
    });
    return (JSON.parse(identity.body.toString()) as { made: number }).made;
  };
  return { clock, answers, ask };
}

test('an answer is made once for concurrent requests', async () => {
  const { ask } = useAnswers();
  expect(await Promise.all([ask('1/20/30'), ask('1/20/30'), ask('1/20/7')])).toEqual([1, 1, 2]);
  expect(await ask('1/20/30')).toBe(1);
});

test('it is made again after its time', async () => {
  const { ask, clock } = useAnswers();
  expect(await ask('1/20/30', { until: NOON + 1_000 })).toBe(1);
  clock.advance(999);
  expect(await ask('1/20/30')).toBe(1);
  clock.advance(1);
  expect(await ask('1/20/30')).toBe(2);
});

test('answers of an unchanged station are kept, those of a changed one dropped, also while being made', async () => {
  const { ask, answers } = useAnswers();
  await ask('2/20/30');
  const early = ask('1/20/30');
  answers.drop(new Set(['1']));
  expect([await early, await ask('1/20/30'), await ask('2/20/30')]).toEqual([2, 3, 1]);
  answers.drop();
  expect(await ask('2/20/30')).toBe(4);
});

test('a failure is not kept', async () => {
  const { ask, answers } = useAnswers();
  await expect(answers.get('1/20/30', () => Promise.reject(new Error('down')))).rejects.toThrow();
  expect(await ask('1/20/30')).toBe(1);
});

test('no more bytes are kept than allowed', async () => {
  const { ask, answers } = useAnswers(4_000);
  for (let station = 0; station < 20; station += 1) {
    await ask(`${station}/20/30`, { filling: 'x'.repeat(500) });
  }
  expect(answers.size).toBeLessThanOrEqual(4_000);
  expect(await ask('19/20/30')).toBe(20);
  expect(await ask('0/20/30')).toBe(21);
});
