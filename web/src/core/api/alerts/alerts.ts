import type { Alert, AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Query of the user's alerts. */
export const alertsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['alerts', userId],
    queryFn: ({ signal }) =>
      callPersonal('GET /user/alerts', { fallback: m.error_unavailable(), signal }),
    refetchOnReconnect: 'always',
  });

/** Creates an alert, or changes the one with this id. */
export const saveAlert = (draft: AlertDraft, id?: string): Promise<Alert> => {
  const shared = { body: draft, fallback: m.error_unavailable() };
  return id === undefined
    ? callPersonal('POST /user/alerts', shared)
    : callPersonal('PUT /user/alerts/:id', { params: { id }, ...shared });
};

export const deleteAlert = (id: string): Promise<void> =>
  callPersonal('DELETE /user/alerts/:id', { params: { id }, fallback: m.error_unavailable() });
