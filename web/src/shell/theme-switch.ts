/** The menu's theme switch, and the overlay that covers the change (spec §4). */
import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';
import { useSyncExternalStore } from 'react';
import { chooseTheme, getTheme } from './theme.ts';

let isCovered = false;
const listeners = new Set<() => void>();

function setCovered(covered: boolean): void {
  isCovered = covered;
  for (const listener of listeners) listener();
}

/** Changes to the other theme under the overlay; without it for who wants no motion. */
export function switchTheme(): void {
  setCovered(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  chooseTheme(getTheme() === 'dark' ? 'light' : 'dark');
}

/** As `switchTheme`, unless the screen is in that theme already. */
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
