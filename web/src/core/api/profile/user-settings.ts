import type { TankSettings, UserSettings } from '@pieno/contract/profile/user-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Query of a registered user's settings. */
export const userSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId],
    queryFn: ({ signal }) => callPersonal('GET /user/settings', { signal }),
  });

/** Query of the consent to use the position, with the texts about it. */
export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId, 'geolocation-consent'],
    queryFn: ({ signal }) => callPersonal('GET /user/settings/geolocation-consent', { signal }),
  });

/** Gives or withdraws the consent to use the position. */
export function changeConsent(consent: boolean): Promise<UserSettings> {
  return callPersonal('PUT /user/settings/geolocation-consent', {
    body: { consent },
    fallback: m.failed_setting_change(),
  });
}

export const getUserSettings = (): Promise<UserSettings> => callPersonal('GET /user/settings');

/** Sets what the user usually refuels; a null fuel removes it. */
export const changeTank = (tank: TankSettings): Promise<UserSettings> =>
  callPersonal('PUT /user/settings', { body: tank });
