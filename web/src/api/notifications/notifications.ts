/** The inbox. */
import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Query of what was sent to the user, the newest first. Cached separately for each user. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }): Promise<Notification[]> =>
      callPersonal('GET /user/notifications', { signal }),
  });
