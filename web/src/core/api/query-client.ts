import { onlineManager, QueryClient } from '@tanstack/react-query';

/**
 * Creates the app's query cache (rule error-retry). It is in memory only: answers for offline reading are stored in the
 * service worker's cache alone. Queries therefore run without a network too, and fail at once, so that the screen shows
 * 'Riprova'.
 */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes that a page starts online; one opened offline would miss the network's return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
