import './tokens.css';
import './base.css';
import { createContext, useLayoutEffect, type ReactNode } from 'react';

export type ColorScheme = 'light' | 'dark';

interface Theme {
  colorScheme: ColorScheme;
  /** What the content policy wants on every style element. */
  nonce: string;
}

export const ThemeContext = createContext<Theme>({ colorScheme: 'light', nonce: '' });

interface ThemeProviderProps {
  colorScheme: ColorScheme;
  nonce?: string | undefined;
  children: ReactNode;
}

/** The house's look, in the colours of the moment. Whatever uses Mantine's components stands inside `Mantine` as well. */
export function ThemeProvider({ colorScheme, nonce = '', children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = colorScheme;
  }, [colorScheme]);
  return <ThemeContext value={{ colorScheme, nonce }}>{children}</ThemeContext>;
}
