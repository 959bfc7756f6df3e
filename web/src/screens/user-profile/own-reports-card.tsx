import type { OwnReports } from '@pieno/contract/prices/reports.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../core/api/api-error.ts';
import { knownSinceQuery, ownReportsQuery } from '../../core/api/prices/reports.ts';
import { fromDayText, momentText } from '../../core/format/moment.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { reportText } from '../../features/reports/code-texts.ts';
import { WaitingReports } from '../../features/reports/outbox/waiting-reports.tsx';
import styles from './own-reports-card.module.css';

/**
 * 'Le mie segnalazioni': the user's reports with each price's outcome, and whether the user is a known driver
 * (rule report-list).
 */
export function OwnReportsCard({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(ownReportsQuery(userId));
  return (
    <Card title={m.own_reports()}>
      <div className={styles.reports}>
        <Known userId={userId} />
        <WaitingReports />
        {data ? (
          <Reports reports={data} />
        ) : isPending ? (
          <div role="status" aria-label={m.loading()}>
            <Skeleton width="100%" height={72} />
          </div>
        ) : (
          <ErrorState
            message={messageOf(error)}
            retryLabel={m.retry()}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Card>
  );
}

/** Since when the user is a known driver, or how to become one; nothing until that is loaded. */
function Known({ userId }: { userId: string }) {
  const now = useNow();
  const { data: since } = useQuery(knownSinceQuery(userId));
  if (since === undefined) return null;
  return (
    <p className={styles.known}>
      {since === null ? m.own_known_how() : m.own_known({ since: fromDayText(since, now) })}
    </p>
  );
}

function Reports({ reports }: { reports: OwnReports }) {
  const now = useNow();
  if (reports.length === 0) return <EmptyState message={m.own_reports_empty()} />;
  return (
    <ul role="list" className={styles.list} aria-label={m.own_reports()}>
      {reports.map(({ id, business, seen_at, entries }) => (
        <li key={id} className={styles.report}>
          <p>
            <Link to={`/business/${business.id}`} className={styles.station} translate="no">
              {business.name}
            </Link>{' '}
            <span className={styles.when}>{momentText(seen_at, now)}</span>
          </p>
          <ul role="list" className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.fuel_type.id}>
                {fuelName(entry.fuel_type)} <strong translate="no">{euroText(entry.price)}</strong>
                <span className={styles.outcome} data-state={entry.state}>
                  {reportText(entry)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
