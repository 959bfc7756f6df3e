import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconBell from '~icons/tabler/bell';
import { useRef } from 'react';
import { useFocusNext } from '../../core/browser/use-focus-next.ts';
import { m } from '../../paraglide/messages.js';
import { useTank } from '../../features/prices/tank/tank.ts';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts.module.css';

interface AlertListProps {
  /** Newest first. */
  alerts: readonly Alert[];
  userId: string;
}

/** 'I tuoi avvisi': each can be paused, changed and deleted; without any, how to create one. */
export function AlertList({ alerts, userId }: AlertListProps) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(list, end, true);
  const tank = useTank();
  return (
    <div ref={end} tabIndex={-1}>
      {alerts.length === 0 ? (
        <EmptyState icon={IconBell} message={m.alerts_empty()} detail={m.alerts_how()}>
          <ButtonLink to={`/ranking/${tank?.fuel ?? 20}`} variant="default">
            {m.alerts_to_ranking()}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul ref={list} role="list" className={styles.list} aria-label={m.alert_list()}>
          {alerts.map((alert, index) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              userId={userId}
              onDeleted={() => focusNext(index)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
