/** The inbox. */
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Query of the messages of the last 30 days, the newest first. Cached separately for each user. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) =>
      callPersonal('GET /user/notifications', { unsaid: m.error_unavailable(), signal }),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
  });

/** Says that all messages until an instant were read. @param until the `at` of the newest that was shown */
export const readUntil = (until: string): Promise<void> =>
  callPersonal('PUT /user/notifications/read', { body: { until } });
