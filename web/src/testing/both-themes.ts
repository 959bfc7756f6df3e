import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';

/** axe over what is on the page, in the light theme and in the dark one. */
export async function expectAccessibleInBothThemes(): Promise<void> {
  const root = document.documentElement;
  for (const theme of ['dark', 'light'] as const) {
    root.dataset.mantineColorScheme = theme;
    await transitionsEnd();
    await expectAccessible();
  }
}

/** Colours on their way from one theme to the other are those of none. */
async function transitionsEnd(): Promise<void> {
  // Styles are read once, so that the transitions have begun.
  void document.body.offsetWidth;
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map((each) => each.finished));
}
