/** Light or dark: the visitor's choice on this phone, and where it does not count (spec §4). */
import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { THEME_COLORS } from './theme-colors.ts';

/** The specification's key. */
const KEY = 'theme';

let chosen: ColorScheme = readChoice();
let forcedLight = 0;
const listeners = new Set<() => void>();

function readChoice(): ColorScheme {
  try {
    return localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

/** The theme on the screen now. */
export const getTheme = (): ColorScheme => (forcedLight > 0 ? 'light' : chosen);

function apply(): void {
  const theme = getTheme();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a theme, on this phone and in all its tabs. */
export function chooseTheme(theme: ColorScheme): void {
  chosen = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  apply();
}

/** Starts following choices made in other tabs. */
export function startTheme(): void {
  addEventListener('storage', ({ key }) => {
    // Without a key: everything was cleared.
    if (key !== KEY && key !== null) return;
    chosen = readChoice();
    apply();
  });
  apply();
}

/** The theme on the screen, followed. */
export function useTheme(): ColorScheme {
  return useSyncExternalStore(subscribe, getTheme);
}

/** Keeps the screen light while the caller is on it; the stored choice stays as it is (spec §2). */
export function useForcedLightTheme(): void {
  useLayoutEffect(() => {
    forcedLight += 1;
    apply();
    return () => {
      forcedLight -= 1;
      apply();
    };
  }, []);
}
