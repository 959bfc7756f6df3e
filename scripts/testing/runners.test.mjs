import { expect, test } from 'vitest';
import { onceMoreAfterCrash } from './runners.mjs';

const GONE = { passed: 15, failed: 1, output: "{ code: 'VITEST_BROWSER_CONNECTION_CLOSED' }" };
const WRONG = { passed: 15, failed: 1, output: 'AssertionError' };
const RIGHT = { passed: 35, failed: 0, output: '' };

const play = async (...results) =>
  await onceMoreAfterCrash('components', async () => results.shift());

test('a step whose browser crashed is repeated once and reported', async () => {
  expect(await play(GONE, RIGHT)).toEqual({
    ...RIGHT,
    unsteady: [{ name: 'components: the browser went away', error: GONE.output }],
  });
  expect(await play(GONE, WRONG, RIGHT)).toMatchObject({ failed: 1 });
  expect(await play(GONE, GONE, RIGHT)).toMatchObject({ failed: 1 });
});

test('a step whose Node crashed while compiling is repeated too', async () => {
  const CRASHED = { passed: 0, failed: 1, output: '#\n# Check failed: jit_page.has_value().\n#' };
  expect(await play(CRASHED, RIGHT)).toEqual({
    ...RIGHT,
    unsteady: [{ name: "components: Node's compiler crashed", error: CRASHED.output }],
  });
});

test('a step with a failing test is not repeated', async () => {
  expect(await play(WRONG, RIGHT)).toEqual(WRONG);
});
