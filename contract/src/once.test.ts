import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('makes nothing before it is asked, and then one thing', () => {
  const make = vi.fn(() => ({}));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});
