import { describe, expect, test } from 'vitest';
import { Spinner } from './spinner.tsx';
import { show, testAccessible } from '../testing/show.tsx';
import { withoutMotion } from '../testing/without-motion.ts';

const spinner = <Spinner label="Caricamento…" />;
const turning = () => document.getAnimations().length;

describe('the spinner', () => {
  testAccessible(spinner);

  test('spins, but not under reduced motion', async () => {
    await show(spinner);
    expect(turning()).toBe(1);
    await withoutMotion();
    await expect.poll(turning).toBe(0);
  });
});
