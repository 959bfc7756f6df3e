import { SETTING_CACHE_MS } from '@pieno/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { consentQuery } from '../../core/api/profile/user-settings.ts';
import { useUser } from '../../core/session/use-visitor.ts';

/**
 * Returns whether the visitor's position may be used. Registered users have a stored consent or
 * none; all others share the position only now, and the browser asks them.
 * @param isWanted false: do not fetch the stored consent yet
 */
export function useConsent(isWanted: boolean) {
  const user = useUser();
  const { data } = useQuery({
    ...consentQuery(user?.id ?? ''),
    enabled: user !== null && isWanted,
    // A change made on this phone updates the query cache at once.
    staleTime: SETTING_CACHE_MS,
  });
  return {
    user,
    /** Null if not needed (no registered user); undefined while unknown. */
    consent: user ? data?.geolocation_consent : null,
  };
}
