import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeConsent,
  consentQuery,
  userSettingsQuery,
} from '../../core/api/profile/user-settings.ts';

/**
 * Gives or withdraws the user's consent to geolocation, and puts the server's answer into the
 * query cache for the whole page.
 */
export function useConsentChange(userId: string) {
  const queries = useQueryClient();
  const { queryKey } = consentQuery(userId);
  const mutationKey = queryKey;
  const change = useMutation({
    mutationKey,
    mutationFn: changeConsent,
    onSuccess(saved) {
      queries.setQueryData(queryKey, saved);
      queries.setQueryData(userSettingsQuery(userId).queryKey, saved);
    },
  });
  const mutate: typeof change.mutate = (...given) => {
    // A second tap may arrive before the first one is rendered as pending.
    if (queries.isMutating({ mutationKey }) === 0) change.mutate(...given);
  };
  return { ...change, mutate };
}
