import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { PAIRS, PALETTE } from './palette.ts';
import { THEMES, TOKENS } from './tokens.ts';

// A browser test: only there does the import contain the stylesheet.
describe.each(THEMES)('the %s theme', (theme) => {
  test.each(PALETTE.flatMap(({ names }) => names))('has %s', (name) => {
    expect(TOKENS[theme][name]).toMatch(/^#[\da-f]{6}$/);
  });

  test.each(PAIRS)('$use has enough contrast: $ink on $ground', ({ ink, ground, least }) => {
    const { [ink]: inkColor = '', [ground]: groundColor = '' } = TOKENS[theme];
    expect(contrast(inkColor, groundColor)).toBeGreaterThanOrEqual(least);
  });
});

test('the two themes differ', () => {
  expect(TOKENS.light['--page']).not.toBe(TOKENS.dark['--page']);
  expect(TOKENS.light['--gold']).toBe(TOKENS.dark['--gold']);
});
