/** Global settings and the welcome message (rule admin-settings). */
import type { AdministeredSettings } from '@pieno/contract/settings/administered-settings.ts';
import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION } from '../administration.ts';
import { callPersonal } from '../client.ts';

export const administeredSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'settings'],
    queryFn: ({ signal }): Promise<AdministeredSettings> =>
      callPersonal('GET /admin/settings', { signal }),
  });

/** @param values null for the default */
export const changeSetting = (key: string, values: string[] | null) =>
  callPersonal('PUT /admin/settings/:key', { params: { key }, body: { values } });

export const administeredWelcomeQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'welcome'],
    queryFn: ({ signal }): Promise<WelcomeMessage> =>
      callPersonal('GET /admin/welcome', { signal }),
  });

export const changeWelcome = (welcome: WelcomeMessage): Promise<WelcomeMessage> =>
  callPersonal('PUT /admin/welcome', { body: welcome });

/** Preview of a message; nothing is saved. */
export const welcomePreviewQuery = (userId: string, message: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'welcome-preview', message],
    queryFn: ({ signal }) =>
      callPersonal('POST /admin/welcome/preview', { body: { message }, signal }),
  });
