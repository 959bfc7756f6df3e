import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';

/** axe over what is on the page, in the light theme and in the dark one. */
export async function expectAccessibleInBothThemes(): Promise<void> {
  const root = document.documentElement;
  for (const theme of ['dark', 'light'] as const) {
    root.dataset.mantineColorScheme = theme;
    await expectAccessible();
  }
}
