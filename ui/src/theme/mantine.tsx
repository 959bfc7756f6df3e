import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './mantine-theme.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { theme } from './mantine-theme.ts';
import { ColorSchemeContext } from './theme-provider.tsx';

/**
 * Mantine with the product's theme, for the screens that use its components. The most visited screens use none, which
 * saves them 14 kB. The direction comes from the document (`dir`).
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        forceColorScheme={useContext(ColorSchemeContext)}
        // mantine-theme.css holds both.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
