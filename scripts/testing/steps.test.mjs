import { expect, test, vi } from 'vitest';
import { lackingLines, runSteps } from './steps.mjs';

test('a missing requirement is listed once, with the number of skipped tests and their steps', () => {
  const results = [
    { name: 'contract' },
    { name: 'server on PGlite', lacking: ['REAL_DATA', 'REAL_DATA'] },
    { name: 'server on PostgreSQL', lacking: ['REAL_DATA'] },
  ];
  expect(lackingLines(results)).toEqual([
    'SKIPPED FOR LACK OF REAL_DATA (see CONTRIBUTING): 3 tests of server on PGlite, server on PostgreSQL',
  ]);
  expect(lackingLines(results.slice(0, 1))).toEqual([]);
});

test('a step with `besideNext` runs in parallel with the next one, and the results keep their order', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const events = [];
  const { promise: lastRan, resolve } = Promise.withResolvers();
  const step = (name, run, more) => ({
    name,
    ...more,
    run: async () => {
      events.push(name);
      await run?.();
      events.push(`${name} ends`);
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    },
  });
  const results = await runSteps([
    step('first'),
    step('slow', () => lastRan, { besideNext: true }),
    [step('quick'), step('quick too', resolve)],
    step('last'),
  ]);
  expect(events.slice(0, 6)).toEqual([
    'first',
    'first ends',
    'slow',
    'quick',
    'quick ends',
    'quick too',
  ]);
  expect(events.slice(-2)).toEqual(['last', 'last ends']);
  const names = ['first', 'slow', 'quick', 'quick too', 'last'];
  expect(results.map(({ name }) => name)).toEqual(names);
});
