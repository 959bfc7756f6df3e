/** The menu's theme switch, and the overlay that covers the change (rule theme-switch). */
import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';
import { useSyncExternalStore } from 'react';
import { chooseTheme, getTheme } from './theme.ts';

let isCovered = false;
const listeners = new Set<() => void>();

function setCovered(covered: boolean): void {
  isCovered = covered;
  for (const listener of listeners) listener();
}

/** Switches to the other theme under the overlay; without the overlay if reduced motion is preferred. */
export function switchTheme(): void {
  setCovered(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  chooseTheme(getTheme() === 'dark' ? 'light' : 'dark');
}

/** Does the same as `switchTheme`, unless `theme` is in effect already. */
export function showTheme(theme: ColorScheme): void {
  if (getTheme() !== theme) switchTheme();
}

export const uncover = (): void => setCovered(false);

/** True while the overlay is on the screen. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isCovered,
  );
}
