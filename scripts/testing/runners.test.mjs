import { expect, test } from 'vitest';
import { onceMoreWithoutBrowser } from './runners.mjs';

const GONE = { passed: 15, failed: 1, output: "{ code: 'VITEST_BROWSER_CONNECTION_CLOSED' }" };
const WRONG = { passed: 15, failed: 1, output: 'AssertionError' };
const RIGHT = { passed: 35, failed: 0, output: '' };

const play = async (...results) =>
  await onceMoreWithoutBrowser('components', async () => results.shift());

test('a step whose browser went away runs once more, and says so', async () => {
  expect(await play(GONE, RIGHT)).toEqual({
    ...RIGHT,
    unsteady: [{ name: 'components: the browser went away', error: GONE.output }],
  });
  expect(await play(GONE, WRONG, RIGHT)).toMatchObject({ failed: 1 });
  expect(await play(GONE, GONE, RIGHT)).toMatchObject({ failed: 1 });
});

test('a step with a wrong test does not', async () => {
  expect(await play(WRONG, RIGHT)).toEqual(WRONG);
});
