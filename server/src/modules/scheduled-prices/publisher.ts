import { poll, type Polled, type Poller } from '../../poll.ts';
import { nextDue, publishDue, type PublishParts } from './publish-due.ts';

/** Publishes scheduled prices until it is stopped. */
export type Publisher = Pick<Poller, 'stop'>;

/**
 * Publishes scheduled prices at their instants (rule schedule-publish): by a timer for the nearest one, and by looking
 * every few seconds. The first look is for what was due while no server ran.
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
