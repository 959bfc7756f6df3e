import type { Decision, Queue, QueueDecision, QueueItem } from '@pieno/contract/queue/queue.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import IconMoodSmile from '~icons/tabler/mood-smile';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { decideQueueItem, queueQuery } from '../../../api/queue/queue.ts';
import { useFocusNext } from '../../../hooks/use-focus-next.ts';
import { Failure, Outcome } from '../../../notices/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { useChange } from '../use-change.ts';
import { unknownAuthors } from './author-record.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './queue.module.css';
import { Loaded } from '../loaded.tsx';
import { QueueCard } from './queue-card.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { useKeys } from './use-keys.ts';
import { usePersonNumbers } from './use-person-numbers.ts';

/** *Coda*: the prices that wait, each with what speaks for and against it (rule admin-queue). */
export function QueuePart() {
  const query = useQuery(queueQuery(useAdministratorId()));
  return <Loaded query={query}>{(queue) => <QueueList queue={queue} />}</Loaded>;
}

/** A decision that asks first. */
interface Asking {
  item: QueueItem;
  decision: Exclude<QueueDecision, 'accept'>;
}

/** Whether there is somebody whom the decision could be about. */
const mayAsk = (item: QueueItem, decision: Asking['decision']): boolean =>
  decision === 'reject' || (decision === 'lock' ? item.authors : unknownAuthors(item)).length > 0;

function QueueList({ queue: { items, total } }: { queue: Queue }) {
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const numbers = usePersonNumbers(items);
  const { mutateAsync, mutate, isPending, error, data, variables } = useChange(
    ({ item, ...decision }: Decision & { item: QueueItem }) => decideQueueItem(item.id, decision),
  );
  /** The place in the list where something was decided: there stands what came of it. */
  const [place, setPlace] = useState(0);
  const focusNext = useFocusNext(list, heading, !isPending && asking === null);
  /** Index of the item that has the focus; -1 for none. */
  const focused = () =>
    [...(list.current?.children ?? [])].findIndex((row) => row.contains(document.activeElement));
  const choose = (index: number) => {
    const row = list.current?.children[Math.max(0, Math.min(index, items.length - 1))];
    (row?.firstElementChild as HTMLElement | undefined)?.focus();
  };
  const decide = (item: QueueItem | undefined, decision: QueueDecision) => {
    if (!item || isPending) return;
    focusNext(items.indexOf(item));
    setPlace(items.indexOf(item));
    if (decision === 'accept') mutate({ item, decision });
    else if (mayAsk(item, decision)) setAsking({ item, decision });
  };
  useKeys({
    j: () => choose(focused() + 1),
    k: () => choose(focused() - 1),
    a: () => decide(items[focused()], 'accept'),
    r: () => decide(items[focused()], 'reject'),
    b: () => decide(items[focused()], 'lock'),
    g: () => decide(items[focused()], 'vouch'),
  });
  const decided = data && !error && <Decided message={data.message} item={variables.item} />;
  return (
    <>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          {items.length === 0 ? m.admin_queue() : m.admin_queue_count({ count: total })}
        </h2>
        {items.length > 0 && <p className={styles.keys}>{m.admin_queue_keys()}</p>}
      </div>
      {items.length === 0 ? (
        <EmptyState message={m.admin_queue_empty()} icon={IconMoodSmile} />
      ) : (
        <ol ref={list} role="list" className={styles.list}>
          {items.map((item, index) => (
            <li key={item.id}>
              {index === place && decided}
              <QueueCard
                item={item}
                numbers={numbers}
                isBusy={isPending}
                onDecide={(decision) => decide(item, decision)}
              />
              <Failure of={index === place && !asking && error} />
            </li>
          ))}
        </ol>
      )}
      {place >= items.length && decided}
      {asking && (
        <DecisionDialog
          {...asking}
          numbers={numbers}
          onSubmit={async (reason, person) => {
            const { item, decision } = asking;
            await mutateAsync({
              item,
              decision,
              ...(reason !== undefined && { reason }),
              ...(person && { person }),
            });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** What was decided, and where it is changed again: at the station's prices. */
function Decided({ message, item: { business } }: { message: string; item: QueueItem }) {
  return (
    <Outcome
      kind="success"
      actions={
        <ButtonLink variant="quiet" to={`/admin/prezzi/${business.id}`}>
          {m.admin_decided_prices({ name: business.name })}
        </ButtonLink>
      }
    >
      {message}
    </Outcome>
  );
}
