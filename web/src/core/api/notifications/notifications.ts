import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Query of the messages of the last 30 days, newest first. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) =>
      callPersonal('GET /user/notifications', { fallback: m.error_unavailable(), signal }),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
  });

/**
 * Marks all messages until an instant as read.
 * @param until the `at` of the newest message shown
 */
export const readUntil = (until: string): Promise<void> =>
  callPersonal('PUT /user/notifications/read', { body: { until } });
