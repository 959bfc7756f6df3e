import type { ActionLogPage } from '@pieno/contract/administration.ts';
import { actionSentence, ROLE_NAMES, targetWords } from '@pieno/contract/action-sentences.ts';
import { Button } from '@pieno/ui/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { actionLogQuery } from '../../api/administration.ts';
import { dateTimeText } from '../../format/date-time.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import styles from './lists.module.css';
import { Loaded } from './loaded.tsx';
import { useAdministratorId } from './use-administrator-id.ts';

/** *Registro*: what administrators, owners and the operator changed, newest first (rule admin-log). */
export function ActionLog() {
  const query = useInfiniteQuery(actionLogQuery(useAdministratorId()));
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <EmptyState message={m.admin_log_empty()} />;
        return (
          <>
            <Card variant="flush">
              <ul role="list">
                {entries.map((entry) => (
                  <LogRow key={entry.id} entry={entry} />
                ))}
              </ul>
            </Card>
            {query.hasNextPage && (
              <Button
                variant="default"
                aria-busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {m.admin_more()}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function LogRow({ entry }: { entry: ActionLogPage['entries'][number] }) {
  const { at, role, own, action, business, target, reason } = entry;
  const about = targetWords(target, (id) => fuelName({ id, name: m.admin_log_fuel({ id }) }));
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{actionSentence(action)}</span>
        {business && <span translate="no">{business.name}</span>}
        {about !== '' && <span className={styles.hint}>{about}</span>}
        {reason !== null && <span className={styles.hint}>{m.admin_log_reason({ reason })}</span>}
        <span className={styles.hint}>
          {dateTimeText(at)} · {own ? m.admin_log_me() : ROLE_NAMES[role]}
        </span>
      </span>
    </li>
  );
}
