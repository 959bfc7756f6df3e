import type { SocialProvider } from '@pieno/contract/social.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socialProvidersQuery } from '../../api/social.ts';
import { useCalm } from '../../map/use-calm.ts';

/** Tells whether a provider is live here. Asked when nothing else is to do; unknown counts as no. */
export function useLiveProviders(): (provider: SocialProvider) => boolean {
  const queries = useQueryClient();
  const isCalm = useCalm(true);
  useEffect(() => {
    if (isCalm) queries.query(socialProvidersQuery).catch(() => undefined);
  }, [isCalm, queries]);
  return (provider) =>
    queries.getQueryData(socialProvidersQuery.queryKey)?.includes(provider) ?? false;
}
