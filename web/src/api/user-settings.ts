import { SENTENCES } from '@pieno/contract/errors.ts';
import { UserSettingsSchema, type UserSettings } from '@pieno/contract/user-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';

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

/** PUT /user/settings/geolocation-consent: gives or withdraws the consent. */
export async function changeConsent(consent: boolean): Promise<UserSettings> {
  const { data } = await callApi({
    method: 'PUT',
    path: '/user/settings/geolocation-consent',
    body: { consent },
    schema: UserSettingsSchema,
    unsaid: SENTENCES.settingUpdate,
  });
  return data;
}
