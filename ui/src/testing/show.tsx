import type { ReactNode } from 'react';
import { test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider, type ColorScheme } from '../theme/theme-provider.tsx';
import { expectAccessible } from './expect-accessible.ts';

/** Renders in the product's theme, inside a main landmark. */
export const show = (content: ReactNode, colorScheme: ColorScheme = 'light') =>
  render(
    <ThemeProvider colorScheme={colorScheme}>
      <main>{content}</main>
    </ThemeProvider>,
  );

/** Declares the first test of a component: no WCAG 2.2 AA violation in both themes. */
export function testAccessible(content: ReactNode, showIt: typeof show = show): void {
  test.each(['light', 'dark'] as const)('is accessible in the %s theme', async (colorScheme) => {
    await showIt(content, colorScheme);
    await expectAccessible();
  });
}
