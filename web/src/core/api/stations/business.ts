import type { FeatureAccess } from '@pieno/contract/accounts/account.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { ActionOf, Feature } from '@pieno/contract/features.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { callPersonal, callPublic } from '../client.ts';
import { PRICE_QUERY } from '../prices/price-queries.ts';
import type { ApiAnswer } from '../transport.ts';
import { m } from '../../../paraglide/messages.js';

export function getBusiness(id: string, signal?: AbortSignal): Promise<ApiAnswer<BusinessDetails>> {
  return callPublic('GET /business/:id', {
    params: { id },
    sentence: ({ status, message }) => (status >= 400 ? m.failed_request({ status }) : message),
    signal,
  });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Query of a station; disabled while `id` is empty (rule call-business). */
export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: ['business', id],
    queryFn: ({ signal }) => getBusiness(id, signal),
    enabled: id !== '',
    ...PRICE_QUERY,
  });

/** Asks the server whether the visitor may use a feature (rule call-feature-access). */
export function checkFeatureAccess<F extends Feature>(
  feature: F,
  action: ActionOf<F>,
): Promise<FeatureAccess> {
  return callPersonal('POST /auth/check-feature-access', {
    body: { feature, action },
    fallback: m.error_unavailable(),
  });
}
