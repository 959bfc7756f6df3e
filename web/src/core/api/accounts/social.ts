import { API_BASE } from '@pieno/contract/api.ts';
import type { SocialProvider } from '@pieno/contract/accounts/social-providers.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../client.ts';

/**
 * Query of the social sign-in providers enabled on this server. A server-rendered page contains them; otherwise they
 * are fetched once per page.
 */
export const socialProvidersQuery = queryOptions({
  queryKey: ['auth', 'social'],
  queryFn: ({ signal }) => callPublic('GET /auth/social', { signal }),
  staleTime: Infinity,
});

/** Returns the URL that starts the sign-in with a provider. It sends the visitor back to /social-login. */
export const socialSignInAddress = (provider: SocialProvider): string =>
  `${API_BASE}/auth/social/${provider}`;
