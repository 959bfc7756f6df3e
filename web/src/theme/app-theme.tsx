import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { ThemeOverlay } from '@pieno/ui/theme-overlay.tsx';
import type { ReactNode } from 'react';
import { closeOverlay, useIsOverlayOpen, useTheme } from './theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/**
 * Provides the product's theme in the current colour scheme, with the CSP nonce of this page, and renders the
 * overlay that covers a change of theme.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const isOverlayOpen = useIsOverlayOpen();
  return (
    <ThemeProvider colorScheme={useTheme()} nonce={nonce}>
      {children}
      {isOverlayOpen && <ThemeOverlay onGone={closeOverlay} />}
    </ThemeProvider>
  );
}
