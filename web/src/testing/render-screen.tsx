import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../core/api/query-client.ts';

/** Renders a page as the app does, but without router and map engine: links are plain, maps are posters. */
export function renderPage(page: ReactNode) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider colorScheme="light">{page}</ThemeProvider>
    </QueryClientProvider>,
  );
}

export function renderScreen(screen: ReactNode) {
  return renderPage(<main style={{ padding: 16 }}>{screen}</main>);
}
