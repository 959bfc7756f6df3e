import type {
  BulkDecision,
  Decision,
  QueueDecision,
  QueueItem,
} from '@pieno/contract/queue/queue.ts';
import { useId, useRef, useState, type RefObject } from 'react';
import { decideQueueItem, decideQueueItems } from '../../../core/api/queue/queue.ts';
import { useFocusNext } from '../../../core/browser/use-focus-next.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { useChange } from '../use-change.ts';
import { unknownAuthors } from './author-record.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { Decided } from './decided.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { GroupHead } from './group-head.tsx';
import { GroupingSelect } from './grouping-select.tsx';
import { groupsOf, type Grouping } from './groups.ts';
import { QueueCard } from './queue-card.tsx';
import styles from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';
import { useKeys } from './use-keys.ts';
import { keyOf, useOpenRow } from './use-open-row.ts';
import { usePersonNumbers } from './use-person-numbers.ts';

/** A decision about one price that needs a confirmation. */
interface Asking {
  item: QueueItem;
  decision: Exclude<QueueDecision, 'accept'>;
}

/** A decision about several prices, as they were when it was asked for. */
interface AskingBulk {
  items: QueueItem[];
  decision: BulkDecision['decision'];
}

/** True if there is somebody for the decision. */
const mayAsk = (item: QueueItem, decision: Asking['decision']): boolean =>
  decision === 'reject' || (decision === 'lock' ? item.authors : unknownAuthors(item)).length > 0;

interface QueueListProps {
  items: readonly QueueItem[];
  /** Takes the focus when no row is left. */
  heading: RefObject<HTMLElement | null>;
}

/** The waiting prices, grouped, in one line each: decided one by one, or several at once (rule admin-decide). */
export function QueueList({ items, heading }: QueueListProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [by, setBy] = useState<Grouping>('cause');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const [askingBulk, setAskingBulk] = useState<AskingBulk | null>(null);
  const numbers = usePersonNumbers(items);
  const groups = groupsOf(items, by, numbers);
  const rows = groups.flatMap((group) => group.items);
  const chosen = rows.filter((item) => chosenIds.has(item.id));
  const row = useOpenRow(rows, list);
  const one = useChange(({ item, ...decision }: Decision & { item: QueueItem }) =>
    decideQueueItem(item, decision),
  );
  const bulk = useChange(({ items: some, ...decision }: AskingBulk & { reason?: string }) =>
    decideQueueItems(some, decision),
  );
  /** The group of the last decision: its outcome is shown there. */
  const [place, setPlace] = useState(0);
  const isPending = one.isPending || bulk.isPending;
  const isSettled = !isPending && asking === null && askingBulk === null;
  const focusNext = useFocusNext(list, heading, isSettled);
  const send = (decision: Decision & { item: QueueItem }) => {
    bulk.reset();
    row.followed(decision.item);
    return one.mutateAsync(decision);
  };
  const decide = (item: QueueItem | undefined, decision: QueueDecision) => {
    if (!item || isPending) return;
    focusNext(0);
    setPlace(rows.indexOf(item));
    // The error is shown at the price.
    if (decision === 'accept') send({ item, decision }).catch(() => undefined);
    else if (mayAsk(item, decision)) setAsking({ item, decision });
  };
  const choose = (some: readonly QueueItem[], isChosen: boolean) => {
    const ids = some.map((item) => item.id);
    const others = [...chosenIds].filter((one) => !ids.includes(one));
    setChosenIds(new Set(isChosen ? [...others, ...ids] : others));
  };
  /** The open row, if the focus is in it. */
  const focused = () =>
    list.current?.querySelector('article')?.closest('li')?.contains(document.activeElement)
      ? rows[row.at]
      : undefined;
  const decideFocused = (decision: QueueDecision) => () => decide(focused(), decision);
  useKeys({
    j: () => row.enter(focused() ? row.at + 1 : Math.max(row.at, 0)),
    k: () => row.enter(focused() ? row.at - 1 : Math.max(row.at, 0)),
    a: decideFocused('accept'),
    r: decideFocused('reject'),
    b: decideFocused('lock'),
    g: decideFocused('vouch'),
    x: () => focused() && choose([focused()!], !chosen.includes(focused()!)),
  });
  const decided = one.data && !one.error && (
    <Decided message={one.data.message} item={one.variables.item} />
  );
  return (
    <>
      {items.length > 1 && (
        <GroupingSelect
          value={by}
          onChange={(value) => {
            one.reset();
            setBy(value);
          }}
        />
      )}
      {bulk.data && <BulkOutcome outcome={bulk.data} items={bulk.variables.items} />}
      <div ref={list} className={styles.groups}>
        {groups.map((group, at) => (
          <section key={group.key} className={styles.group} aria-labelledby={`${id}${at}`}>
            <GroupHead
              id={`${id}${at}`}
              group={group}
              numbers={numbers}
              chosen={group.items.filter((item) => chosenIds.has(item.id)).length}
              onChoose={(isChosen) => choose(group.items, isChosen)}
            />
            <ol role="list">
              {group.items.map((item) => {
                const index = rows.indexOf(item);
                return (
                  <li key={keyOf(item)} className={styles.row}>
                    {index === place && decided}
                    <QueueRow
                      item={item}
                      showsKind={by !== 'cause'}
                      isChosen={chosenIds.has(item.id)}
                      onChoose={(isChosen) => choose([item], isChosen)}
                      isOpen={index === row.at}
                      onOpen={() => row.toggle(item)}
                    >
                      <QueueCard
                        item={item}
                        numbers={numbers}
                        isBusy={isPending}
                        onDecide={(decision) => decide(item, decision)}
                      />
                    </QueueRow>
                    <Failure of={index === place && !asking && one.error} />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
        {chosen.length > 0 && (
          <ChosenBar
            count={chosen.length}
            isBusy={isPending}
            onDecide={(decision) => !isPending && setAskingBulk({ items: chosen, decision })}
            onClear={() => setChosenIds(new Set())}
          />
        )}
      </div>
      {place >= rows.length && decided}
      {asking && (
        <DecisionDialog
          {...asking}
          numbers={numbers}
          onSubmit={async (reason, person) => {
            await send({ ...asking, ...(reason && { reason }), ...(person && { person }) });
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {askingBulk && (
        <BulkDialog
          {...askingBulk}
          onSubmit={async (reason) => {
            one.reset();
            await bulk.mutateAsync({ ...askingBulk, ...(reason && { reason }) });
            row.close();
            focusNext(0);
            setChosenIds(new Set());
          }}
          onClose={() => setAskingBulk(null)}
        />
      )}
    </>
  );
}
