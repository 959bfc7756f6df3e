import './tokens.css';
import './base.css';
import { createContext, useLayoutEffect, type ReactNode } from 'react';

export type ColorScheme = 'light' | 'dark';

export const ColorSchemeContext = createContext<ColorScheme>('light');

interface ThemeProviderProps {
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** Provides the theme in the given colour scheme. Mantine's components also need `Mantine` around them. */
export function ThemeProvider({ colorScheme, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = colorScheme;
  }, [colorScheme]);
  return <ColorSchemeContext value={colorScheme}>{children}</ColorSchemeContext>;
}
