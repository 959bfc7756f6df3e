import { SETTING_CACHE_MS } from '@pieno/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { consentQuery } from '../../core/api/profile/user-settings.ts';
import { useUser } from '../../core/session/use-visitor.ts';

/**
 * Tells whether the visitor's position may be used. A registered user has given a stored consent or not; all
 * others share the position for the moment only, and the browser asks them.
 * @param isWanted false: the stored consent is not fetched yet
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
    /** Null if none is needed (no registered user); undefined while it is not known. */
    consent: user ? data?.geolocation_consent : null,
  };
}
