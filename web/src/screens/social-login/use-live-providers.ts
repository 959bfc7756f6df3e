import type { SocialProvider } from '@pieno/contract/accounts/social-providers.ts';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { socialProvidersQuery } from '../../core/api/accounts/social.ts';
import { whenIdle } from '../../core/browser/when-idle.ts';

interface LiveProviders {
  /** The enabled providers, as far as known; none until the list is loaded. */
  live: readonly SocialProvider[];
  /** True if a provider is enabled; current even within a press that has waited for the list. */
  isLive: (provider: SocialProvider) => boolean;
}

/**
 * Returns the enabled providers. A list that did not come with the page is fetched when no query is running and the
 * browser is idle.
 */
export function useLiveProviders(): LiveProviders {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isFetching = useIsFetching() > 0;
  const { data: answer } = useQuery({ ...socialProvidersQuery, enabled: isAsked });
  const isKnown = answer !== undefined;
  useEffect(() => {
    if (isAsked || isFetching || isKnown) return;
    return whenIdle(() => setAsked(true), { timeout: 2_000 });
  }, [isAsked, isFetching, isKnown]);
  return {
    live: answer?.data.providers ?? [],
    isLive: (provider) =>
      queries.getQueryData(socialProvidersQuery.queryKey)?.data.providers.includes(provider) ??
      false,
  };
}
