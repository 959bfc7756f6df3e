import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './tokens.css';
import './base.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

export type ColorScheme = 'light' | 'dark';

interface ThemeProviderProps {
  colorScheme: ColorScheme;
  /** What the CSP wants on every style element. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Mantine in the house's look; the direction is read from the document (`dir`). */
export function ThemeProvider({ colorScheme, nonce = '', children }: ThemeProviderProps) {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        forceColorScheme={colorScheme}
        getStyleNonce={() => nonce}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
