/** The browsers of an account that receive push messages, and the messages' outcome. */
import type { PushState, WirePushSubscription } from '@pieno/contract/notifications/push.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

const PATH = '/user/push-subscriptions';

/** Returns the server's key, and how many browsers of the account receive messages. */
export const getPushServer = (signal?: AbortSignal): Promise<PushState> =>
  callPersonal(`GET ${PATH}`, { signal });

/** Query of `getPushServer`. */
export const pushServerQuery = (userId: string) =>
  queryOptions({
    queryKey: ['push', userId],
    queryFn: ({ signal }) => getPushServer(signal),
  });

export const sendSubscription = (subscription: PushSubscription): Promise<void> =>
  callPersonal(`POST ${PATH}`, { body: subscription.toJSON() as WirePushSubscription });

export const withdrawSubscription = ({ endpoint }: PushSubscription): Promise<void> =>
  callPersonal(`DELETE ${PATH}`, { body: { endpoint } });

export const sendTestMessage = (): Promise<void> => callPersonal('POST /user/notifications/test');

/**
 * Records that a message was opened.
 * @param id of the message
 */
export const sendOpened = (id: string): Promise<void> =>
  callPersonal('PUT /user/notifications/read', { body: { id } });
