/**
 * Light or dark theme: the visitor's choice, stored on this phone, and the screens that override it (rule
 * theme-choice).
 */
import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { THEME_COLORS } from './theme-colors.ts';

/** Key in localStorage (rule theme-choice). */
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

/** Returns the theme in effect. */
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

/** Sets and stores the theme, for all tabs of this browser. */
export function chooseTheme(theme: ColorScheme): void {
  chosen = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  apply();
}

/** Starts following changes made in other tabs. */
export function startTheme(): void {
  addEventListener('storage', ({ key }) => {
    // A null key: the whole storage was cleared.
    if (key !== KEY && key !== null) return;
    chosen = readChoice();
    apply();
  });
  apply();
}

/** Returns the theme in effect, and follows changes. */
export function useTheme(): ColorScheme {
  return useSyncExternalStore(subscribe, getTheme);
}

/**
 * Forces the light theme while the calling component is mounted; the stored choice is unchanged (rule theme-switch).
 */
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
