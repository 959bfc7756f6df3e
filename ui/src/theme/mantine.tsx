import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { cssVariablesResolver, theme } from './mantine-theme.ts';
import { ThemeContext } from './theme-provider.tsx';

declare global {
  /** Where what holds the page still under an overlay looks for the nonce of its style element. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Mantine in the house's look, around the screens that use its components: the screens most people
 * come for use none, and are 14 kB lighter for it. The direction is read from the document (`dir`).
 */
export function Mantine({ children }: { children: ReactNode }) {
  const { colorScheme, nonce } = useContext(ThemeContext);
  useLayoutEffect(() => {
    globalThis.__webpack_nonce__ = nonce;
  }, [nonce]);
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
