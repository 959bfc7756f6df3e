import { SENTENCES } from '@pieno/contract/errors.ts';
import { UserSettingsSchema, type UserSettings } from '@pieno/contract/user-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';

const CONSENT = '/user/settings/geolocation-consent';

/** GET /user/settings, for registered users only. Cached separately for each user. */
export const userSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId],
    queryFn: async ({ signal }) => {
      const { data } = await callApi({
        path: '/user/settings',
        schema: UserSettingsSchema,
        signal,
      });
      return data;
    },
  });

/**
 * GET /user/settings/geolocation-consent: whether the position may be used, and the texts about it. Cached
 * separately for each user.
 */
export const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-settings', userId, 'geolocation-consent'],
    queryFn: async ({ signal }) => {
      const { data } = await callApi({
        path: CONSENT,
        schema: UserSettingsSchema,
        signal,
      });
      return data;
    },
  });

/** PUT /user/settings/geolocation-consent: gives or withdraws the consent. */
export async function changeConsent(consent: boolean): Promise<UserSettings> {
  const { data } = await callApi({
    method: 'PUT',
    path: CONSENT,
    body: { consent },
    schema: UserSettingsSchema,
    unsaid: SENTENCES.settingUpdate,
  });
  return data;
}
