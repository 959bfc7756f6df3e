import type { SocialProvider } from '@pieno/contract/accounts/social.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socialProvidersQuery } from '../../api/accounts/social.ts';
import { useBrowserIdle } from '../../hooks/use-browser-idle.ts';

/**
 * Returns a function that tells whether a provider is enabled on this server. The list is fetched when the
 * browser is idle; until it is known, the answer is no.
 */
export function useLiveProviders(): (provider: SocialProvider) => boolean {
  const queries = useQueryClient();
  const isIdle = useBrowserIdle(true);
  useEffect(() => {
    if (isIdle) queries.query(socialProvidersQuery).catch(() => undefined);
  }, [isIdle, queries]);
  return (provider) =>
    queries.getQueryData(socialProvidersQuery.queryKey)?.includes(provider) ?? false;
}
