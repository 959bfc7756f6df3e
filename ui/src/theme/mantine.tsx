import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { cssVariablesResolver, theme } from './mantine-theme.ts';
import { ThemeContext } from './theme-provider.tsx';

declare global {
  /** CSP nonce for the style element with which Mantine's overlays lock the scrolling of the page. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Mantine with the product's theme, to be put around the screens that use its components. The most visited
 * screens use none, and are 14 kB lighter for it. The direction is read from the document (`dir`).
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
