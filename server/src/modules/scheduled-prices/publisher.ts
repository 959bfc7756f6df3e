import { poll, type Polled, type Poller } from '../../poll.ts';
import { nextDue, publishDue, type PublishParts } from './publish-due.ts';

/** Publishes scheduled prices until it is stopped. */
export type Publisher = Pick<Poller, 'stop'>;

/**
 * Publishes scheduled prices at their instants (rule schedule-publish): by a timer for the next one, and by polling
 * every few seconds, at first for prices due while no server ran.
 */
export function keepPublishing({
  onError,
  ...parts
}: PublishParts & Pick<Polled, 'onError'>): Publisher {
  const publisher = poll({
    clock: parts.clock,
    work: (signal) => publishDue(parts, signal),
    nextAt: async () => (await nextDue(parts.db))?.getTime(),
    onError,
  });
  void publisher.wake();
  return publisher;
}
