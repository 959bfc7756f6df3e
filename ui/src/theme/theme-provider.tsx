import './tokens.css';
import './base.css';
import { createContext, useLayoutEffect, type ReactNode } from 'react';

export type ColorScheme = 'light' | 'dark';

export const ColorSchemeContext = createContext<ColorScheme>('light');

interface ThemeProviderProps {
  colorScheme: ColorScheme;
  children: ReactNode;
}

/**
 * Provides the product's theme in the given colour scheme. Content that uses Mantine's components needs
 * `Mantine` around it as well.
 */
export function ThemeProvider({ colorScheme, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = colorScheme;
  }, [colorScheme]);
  return <ColorSchemeContext value={colorScheme}>{children}</ColorSchemeContext>;
}
