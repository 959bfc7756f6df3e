import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeConsent, userSettingsQuery } from '../api/user-settings.ts';

/** Gives the user's consent or takes it back, and lets the whole page know what the server has kept of it. */
export function useConsentChange(userId: string) {
  const queries = useQueryClient();
  const { queryKey } = userSettingsQuery(userId);
  const mutationKey = queryKey;
  const change = useMutation({
    mutationKey,
    mutationFn: changeConsent,
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
  });
  const mutate: typeof change.mutate = (...given) => {
    // A second tap may come before the first one has been drawn.
    if (queries.isMutating({ mutationKey }) === 0) change.mutate(...given);
  };
  return { ...change, mutate };
}
