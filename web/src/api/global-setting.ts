import { SENTENCES, settingNotFoundSentence } from '@pieno/contract/errors.ts';
import { SETTING_CACHE_MS } from '@pieno/contract/limits.ts';
import type { GlobalSetting, SettingKey } from '@pieno/contract/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callApi } from './client.ts';
import { lazySchema } from './lazy-schema.ts';
import type { ApiAnswer } from './transport.ts';

/**
 * GET /global-settings/{key}. An empty key fails without a request; the error messages are its own (rule
 * call-settings).
 */
export async function getGlobalSetting(
  key: string,
  signal?: AbortSignal,
): Promise<ApiAnswer<GlobalSetting>> {
  if (!key) throw new ApiError(0, { message: SENTENCES.settingKeyMissing });
  return callApi({
    path: `/global-settings/${encodeURIComponent(key)}`,
    schema: lazySchema('GlobalSettingSchema'),
    sentence: ({ status }) =>
      status === 404 ? settingNotFoundSentence(key) : SENTENCES.unavailable,
    signal,
  });
}

export const globalSettingQuery = (key: SettingKey) =>
  queryOptions({
    queryKey: ['global-settings', key],
    queryFn: ({ signal }) => getGlobalSetting(key, signal),
    staleTime: SETTING_CACHE_MS,
  });
