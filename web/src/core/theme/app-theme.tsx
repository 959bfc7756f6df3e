import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { ThemeOverlay } from '@pieno/ui/theme/theme-overlay.tsx';
import type { ReactNode } from 'react';
import { closeOverlay, useIsOverlayOpen, useTheme } from './theme.ts';

export function AppTheme({ children }: { children: ReactNode }) {
  const isOverlayOpen = useIsOverlayOpen();
  return (
    <ThemeProvider colorScheme={useTheme()}>
      {children}
      {isOverlayOpen && <ThemeOverlay onGone={closeOverlay} />}
    </ThemeProvider>
  );
}
