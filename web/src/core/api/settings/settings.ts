import { SETTING_CACHE_MS } from '@pieno/contract/limits.ts';
import type { GlobalSetting, SettingKey } from '@pieno/contract/settings/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { callPublic } from '../client.ts';
import type { ApiAnswer } from '../transport.ts';
import { m } from '../../../paraglide/messages.js';

export const welcomeMessageQuery = queryOptions({
  queryKey: ['welcome-message'],
  queryFn: ({ signal }) =>
    callPublic('GET /welcome-message', { sentence: () => m.failed_welcome(), signal }),
  staleTime: 5 * 60_000,
});

/**
 * Reads a global setting. An empty key fails without a request; the error messages are the call's own
 * (rule call-settings).
 */
export async function getGlobalSetting(
  key: string,
  signal?: AbortSignal,
): Promise<ApiAnswer<GlobalSetting>> {
  if (!key) throw new ApiError(0, { message: m.error_setting_key_missing() });
  return callPublic('GET /global-settings/:key', {
    params: { key },
    sentence: ({ status }) =>
      status === 404 ? m.error_setting_not_found({ key }) : m.error_unavailable(),
    signal,
  });
}

export const globalSettingQuery = (key: SettingKey) =>
  queryOptions({
    queryKey: ['global-settings', key],
    queryFn: ({ signal }) => getGlobalSetting(key, signal),
    staleTime: SETTING_CACHE_MS,
  });
