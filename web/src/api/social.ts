import { API_BASE } from '@pieno/contract/access.ts';
import { SocialListSchema, type SocialProvider } from '@pieno/contract/social.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';

/** The social sign-ins that are live here; asked once, they do not change while a page is open. */
export const socialProvidersQuery = queryOptions({
  queryKey: ['auth', 'social'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi({ path: '/auth/social', schema: SocialListSchema, signal });
    return data.providers;
  },
  staleTime: Infinity,
});

/** Where the page is left for a provider; the return is to /social-login. */
export const socialSignInAddress = (provider: SocialProvider): string =>
  `${API_BASE}/auth/social/${provider}`;
