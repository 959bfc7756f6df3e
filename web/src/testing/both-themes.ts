import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';

/** Runs axe on the page, in the dark theme and in the light one. */
export async function expectAccessibleInBothThemes(): Promise<void> {
  const root = document.documentElement;
  for (const theme of ['dark', 'light'] as const) {
    root.dataset.mantineColorScheme = theme;
    await expectAccessible();
  }
}
