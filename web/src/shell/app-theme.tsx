import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { ThemeOverlay } from '@pieno/ui/theme-overlay.tsx';
import type { ReactNode } from 'react';
import { uncover, useIsCovered } from './theme-switch.ts';
import { useTheme } from './theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** The house's look in the theme of this moment, under the nonce of this page. */
export function AppTheme({ children }: { children: ReactNode }) {
  const isCovered = useIsCovered();
  return (
    <ThemeProvider colorScheme={useTheme()} nonce={nonce}>
      {children}
      {isCovered && <ThemeOverlay onGone={uncover} />}
    </ThemeProvider>
  );
}
