import type { TankSettings, UserSettings } from '@pieno/contract/profile/user-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Query of a registered user's settings. Cached separately for each user. */
export const userSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId],
    queryFn: ({ signal }) => callPersonal('GET /user/settings', { signal }),
  });

/** Query of whether the position may be used, and of the texts about it. Cached separately for each user. */
export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId, 'geolocation-consent'],
    queryFn: ({ signal }) => callPersonal('GET /user/settings/geolocation-consent', { signal }),
  });

/** Gives or withdraws the consent to use the position. */
export function changeConsent(consent: boolean): Promise<UserSettings> {
  return callPersonal('PUT /user/settings/geolocation-consent', {
    body: { consent },
    unsaid: m.failed_setting_change(),
  });
}

/** Returns a registered user's settings as they are now. */
export const getUserSettings = (): Promise<UserSettings> => callPersonal('GET /user/settings');

/** Says what the user usually fills up; a fuel of null takes it away. */
export const changeTank = (tank: TankSettings): Promise<UserSettings> =>
  callPersonal('PUT /user/settings', { body: tank });
