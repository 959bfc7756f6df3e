import { onlineManager, QueryClient } from '@tanstack/react-query';

/**
 * The app's query cache, in memory only: what is kept for offline reading is kept in one place, the
 * service worker. So queries run without a network too, and fail at once to where 'Riprova' is.
 */
export function createQueryClient(): QueryClient {
  // It takes every page for online at first; one opened offline would then miss the network's return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
