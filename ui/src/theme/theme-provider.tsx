import './tokens.css';
import './base.css';
import { createContext, useLayoutEffect, type ReactNode } from 'react';

export type ColorScheme = 'light' | 'dark';

interface Theme {
  colorScheme: ColorScheme;
  /** CSP nonce, required on every style element. */
  nonce: string;
}

export const ThemeContext = createContext<Theme>({ colorScheme: 'light', nonce: '' });

interface ThemeProviderProps {
  colorScheme: ColorScheme;
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Provides the product's theme in the given colour scheme. Content that uses Mantine's components needs
 * `Mantine` around it as well.
 */
export function ThemeProvider({ colorScheme, nonce = '', children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = colorScheme;
  }, [colorScheme]);
  return <ThemeContext value={{ colorScheme, nonce }}>{children}</ThemeContext>;
}
