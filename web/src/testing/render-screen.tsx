import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../api/query-client.ts';

/** Renders a screen as the app does, but without router and map engine: links are plain, maps are posters. */
export function renderScreen(screen: ReactNode) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const queries = createQueryClient();
  const inApp = (children: ReactNode) => (
    <QueryClientProvider client={queries}>
      <ThemeProvider colorScheme="light">
        <main style={{ padding: 16 }}>{children}</main>
      </ThemeProvider>
    </QueryClientProvider>
  );
  return render(inApp(screen));
}
