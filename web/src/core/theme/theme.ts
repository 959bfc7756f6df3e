/**
 * Light or dark theme: the visitor's choice, stored on this phone, the screens that override it, and the overlay that
 * covers a change (rules theme-choice, theme-switch).
 */
import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';
import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../storage/store.ts';
import { THEME_COLORS } from './theme-colors.ts';

/** Key in localStorage (rule theme-choice). */
const KEY = 'theme';

let chosen: ColorScheme = readChoice();
let forcedLight = 0;
const effective = createStore(chosen);
const overlay = createStore(false);

function readChoice(): ColorScheme {
  try {
    return localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

export const getTheme = effective.get;

function apply(): void {
  const theme = forcedLight > 0 ? 'light' : chosen;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  effective.set(theme);
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
    if (key !== KEY && key !== null) return;
    chosen = readChoice();
    apply();
  });
  apply();
}

/** Returns the theme in effect, and follows changes. */
export const useTheme = (): ColorScheme => useStore(effective);

/** Switches to the other theme under the overlay; without the overlay if reduced motion is preferred. */
export function switchTheme(): void {
  overlay.set(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  chooseTheme(getTheme() === 'dark' ? 'light' : 'dark');
}

/** Does the same as `switchTheme`, unless `theme` is in effect already. */
export function showTheme(theme: ColorScheme): void {
  if (getTheme() !== theme) switchTheme();
}

export const closeOverlay = (): void => overlay.set(false);

export const useIsOverlayOpen = (): boolean => useStore(overlay);

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
