import { poll, type Polled, type Poller } from '../../poll.ts';
import { deliverMails, type MailDeliveryParts } from './deliver-mails.ts';
import { deliverPushes, type PushDeliveryParts } from './deliver-pushes.ts';

export interface DeliveryParts
  extends PushDeliveryParts, MailDeliveryParts, Pick<Polled, 'onError'> {
  /** False until the queue is known to be of this database: nothing of a restored one is sent. */
  isOwnQueue(): Promise<boolean>;
}

/** Sends messages by push and mail until it is stopped, by polling every few seconds (decision 0068). */
export function keepDelivering({
  onError,
  isOwnQueue,
  ...parts
}: DeliveryParts): Pick<Poller, 'stop'> {
  const pollers = [deliverPushes, deliverMails].map((deliver) =>
    poll({
      clock: parts.clock,
      work: async (signal) => {
        if (await isOwnQueue()) await deliver(parts, signal);
      },
      nextAt: () => Infinity,
      onError,
    }),
  );
  for (const poller of pollers) void poller.wake();
  return {
    stop: async () => {
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
}
