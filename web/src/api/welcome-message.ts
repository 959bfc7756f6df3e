import { SENTENCES } from '@pieno/contract/errors.ts';
import type { WelcomeMessage } from '@pieno/contract/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';
import { lazySchema } from './lazy-schema.ts';
import type { ApiAnswer } from './transport.ts';

export function getWelcomeMessage(signal?: AbortSignal): Promise<ApiAnswer<WelcomeMessage>> {
  return callApi({
    path: '/welcome-message',
    schema: lazySchema('WelcomeMessageSchema'),
    sentence: () => SENTENCES.welcome,
    signal,
  });
}

export const welcomeMessageQuery = queryOptions({
  queryKey: ['welcome-message'],
  queryFn: ({ signal }) => getWelcomeMessage(signal),
  staleTime: 5 * 60_000,
});
