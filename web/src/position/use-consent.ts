import { SETTING_CACHE_MS } from '@pieno/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { userSettingsQuery } from '../api/user-settings.ts';
import { useUser } from '../session/use-user.ts';

/**
 * May the position of whoever looks be used? A registered user has given a consent or not; all others
 * share for the moment, and are asked by the browser.
 * @param isWanted false: what the server says is not asked for yet
 */
export function useConsent(isWanted: boolean) {
  const user = useUser();
  const { data } = useQuery({
    ...userSettingsQuery(user?.id ?? ''),
    enabled: user !== null && isWanted,
    // What is changed on this phone is known at once.
    staleTime: SETTING_CACHE_MS,
  });
  return {
    user,
    /** Null for those who need none; undefined while it is not known. */
    consent: user ? data?.geolocation_consent : null,
  };
}
