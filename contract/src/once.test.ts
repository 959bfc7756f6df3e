import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('creates nothing before the first call, and one value in all', () => {
  const make = vi.fn(() => ({}));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});
