import { QueryClient } from '@tanstack/react-query';

/**
 * The app's query cache, in memory only: what is kept for offline reading is kept in one place, the
 * service worker. So queries run without a network too, and fail at once to where 'Riprova' is.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
