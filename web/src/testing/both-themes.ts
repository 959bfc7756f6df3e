import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';

/** Runs axe on the page in both themes. */
export async function expectAccessibleInBothThemes(): Promise<void> {
  const root = document.documentElement;
  for (const theme of ['dark', 'light'] as const) {
    root.dataset.mantineColorScheme = theme;
    await expectAccessible();
  }
}
