import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import { actedBy, actionSentence, targetText } from '@pieno/contract/actions/action-sentences.ts';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { actionLogQuery } from '../../../core/api/actions/action-log.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import styles from '../lists.module.css';
import { Loaded } from '../loaded.tsx';
import { MoreButton } from '../more-button.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** *Registro*: changes by administrators, owners and the operator, newest first (rule admin-log). */
export function ActionLog() {
  const query = useInfiniteQuery(actionLogQuery(useAdministratorId()));
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        const people = Object.assign({}, ...pages.map((page) => page.people)) as Names;
        const stations = Object.assign({}, ...pages.map((page) => page.stations)) as Names;
        if (entries.length === 0) return <EmptyState message={m.admin_log_empty()} />;
        return (
          <>
            <Card variant="flush">
              <ul role="list">
                {entries.map((entry) => (
                  <LogRow key={entry.id} entry={entry} people={people} stations={stations} />
                ))}
              </ul>
            </Card>
            <MoreButton query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

type Names = ActionLogPage['people'];

interface LogRowProps {
  entry: ActionLogPage['entries'][number];
  people: Names;
  stations: Names;
}

function LogRow({ entry, people, stations }: LogRowProps) {
  const { at, role, actor, own, action, business, target, reason } = entry;
  const fuel = (id: number) => fuelName({ id, name: m.admin_log_fuel({ id }) });
  const about = targetText(target, { fuel, people, stations });
  const name = actor === null ? undefined : people[actor];
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{actionSentence(action)}</span>
        {business && <span translate="no">{business.name}</span>}
        {about !== '' && <span className={styles.hint}>{about}</span>}
        {reason !== null && <span className={styles.hint}>{m.admin_log_reason({ reason })}</span>}
        <span className={styles.hint}>
          {dateTimeText(at)} · {own ? m.admin_log_me() : actedBy(role, action, target)}
          {!own && name !== undefined && <span translate="no">{` · ${name}`}</span>}
        </span>
      </span>
    </li>
  );
}
