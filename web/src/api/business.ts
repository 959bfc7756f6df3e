import { BusinessDetailsSchema, type BusinessDetails } from '@pieno/contract/business.ts';
import { requestErrorSentence } from '@pieno/contract/errors.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callApi } from './client.ts';
import { PRICE_FRESHNESS } from './price-freshness.ts';
import type { ApiAnswer } from './transport.ts';

export function getBusiness(id: string, signal?: AbortSignal): Promise<ApiAnswer<BusinessDetails>> {
  return callApi({
    path: `/business/${encodeURIComponent(id)}`,
    schema: BusinessDetailsSchema,
    sentence: ({ status, message }) => (status >= 400 ? requestErrorSentence(status) : message),
    signal,
  });
}

/** True for a 404, which the screen shows as 'Business non trovato'. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Query of one station; disabled while `id` is empty (rule call-business). */
export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: ['business', id],
    queryFn: ({ signal }) => getBusiness(id, signal),
    enabled: id !== '',
    ...PRICE_FRESHNESS,
  });
