import './tokens.css';
import { DECADE_COLORS } from '@pieno/contract/fuels.ts';
import { expect, test } from 'vitest';

test('the colours of the fuels are those of the contract', () => {
  const tokens = getComputedStyle(document.documentElement);
  const names = ['petrol', 'diesel', 'lpg', 'methane', 'electric', 'other-fuel'];
  const colors = names.map((name) => tokens.getPropertyValue(`--${name}`));
  expect(colors).toEqual(Object.values(DECADE_COLORS));
});
