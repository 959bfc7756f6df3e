import type { Queue } from '@pieno/contract/queue/queue.ts';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import IconMoodSmile from '~icons/tabler/mood-smile';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queueQuery } from '../../../core/api/queue/queue.ts';
import { m } from '../../../paraglide/messages.js';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { FlaggedReviews } from './flagged-reviews.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queue.module.css';

/** *Coda*: the waiting prices, each with the reasons for and against it, and reviews (rule admin-queue). */
export function QueuePart() {
  const query = useQuery(queueQuery(useAdministratorId()));
  return <Loaded query={query}>{(queue) => <QueueOf queue={queue} />}</Loaded>;
}

function QueueOf({ queue: { items, total, reviews } }: { queue: Queue }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          {items.length === 0 ? m.admin_queue() : m.admin_queue_count({ count: total })}
        </h2>
        {total > items.length && (
          <p className={styles.hint}>{m.admin_queue_first({ count: items.length })}</p>
        )}
        {items.length > 0 && <p className={styles.keys}>{m.admin_queue_keys()}</p>}
      </div>
      <QueueList items={items} heading={heading} />
      <FlaggedReviews reviews={reviews} />
      {items.length + reviews.length === 0 && (
        <EmptyState message={m.admin_queue_empty()} icon={IconMoodSmile} />
      )}
    </>
  );
}
