import type { SocialProvider } from '@pieno/contract/accounts/social.ts';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { socialProvidersQuery } from '../../api/accounts/social.ts';
import { whenIdle } from '../../hooks/when-idle.ts';

/**
 * Returns a function that tells whether a provider is enabled on this server. The list is fetched when no query is
 * running and the browser is idle; until it is known, the answer is no.
 */
export function useLiveProviders(): (provider: SocialProvider) => boolean {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isAsked || isFetching) return;
    const ask = () => {
      setAsked(true);
      queries.query(socialProvidersQuery).catch(() => undefined);
    };
    return whenIdle(ask, { timeout: 2_000 });
  }, [isAsked, isFetching, queries]);
  return (provider) =>
    queries.getQueryData(socialProvidersQuery.queryKey)?.includes(provider) ?? false;
}
