import type { Today } from '@pieno/contract/today/today.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import IconMoodSmile from '~icons/tabler/mood-smile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { todayQuery } from '../../../api/today/today.ts';
import { ageText } from '../../../format/age.ts';
import { sinceText } from '../../../format/since.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../../../prices/category-names.ts';
import { firmRecordText } from '../firm-record.ts';
import { kindName } from '../imports/import-words.ts';
import styles from '../lists.module.css';
import { Loaded } from '../loaded.tsx';
import { BackupsCard } from './backups-card.tsx';
import { Outsiders } from './outsiders.tsx';
import { SilentStations } from './silent-stations.tsx';
import { UnknownFuels } from './unknown-fuels.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** *Oggi*: what the day asks for, each with its next step (rule admin-today). */
export function TodayPart() {
  return (
    <Loaded query={useQuery(todayQuery(useAdministratorId()))}>
      {(today) => (
        <>
          <ToDo today={today} />
          <BackupsCard backups={today.backups} />
          {today.fuels.length > 0 && <UnknownFuels fuels={today.fuels} />}
          <NewestPrices newest={today.newest} />
          {today.silent.length > 0 && <SilentStations stations={today.silent} />}
          <Outsiders count={today.outsiders} />
        </>
      )}
    </Loaded>
  );
}

interface Task {
  key: string;
  text: string;
  /** Where the next step is. */
  to?: string;
  /** The next step, or how it is done elsewhere. */
  step: string;
}

function ToDo({ today }: { today: Today }) {
  const now = useNow();
  const tasks = tasksOf(today, now);
  if (tasks.length === 0) return <EmptyState message={m.admin_nothing()} icon={IconMoodSmile} />;
  return (
    <Card title={m.admin_to_do()} variant="flush">
      <ul role="list">
        {tasks.map(({ key, text, to, step }) => (
          <li key={key} className={styles.row}>
            <span className={styles.about}>{text}</span>
            {to === undefined ? (
              <span className={styles.hint}>{step}</span>
            ) : (
              <Link to={to} className={styles.step}>
                {step}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function tasksOf(today: Today, now: Date): Task[] {
  const waiting = (
    key: 'held' | 'contested' | 'reported' | 'people' | 'unverified',
    say: (given: { count: number; since: string }) => string,
    next: Pick<Task, 'to' | 'step'>,
  ): Task[] => {
    const { count, oldest_at: oldest } = today[key];
    if (count === 0) return [];
    const since = oldest === null ? '' : sinceText(oldest, now);
    return [{ key, text: say({ count, since }), ...next }];
  };
  const queue = { to: '/admin/coda', step: m.admin_step_decide() };
  return [
    ...waiting('held', m.admin_held, queue),
    ...waiting('contested', m.admin_contested, queue),
    ...waiting('people', m.admin_people_wait, { to: '/admin/inviti', step: m.admin_step_people() }),
    ...waiting('unverified', m.admin_unverified, {
      to: '/admin/persone',
      step: m.admin_step_accounts(),
    }),
    ...waiting('reported', m.admin_reported, queue),
    ...today.drivers.map((driver): Task => ({
      key: `driver ${driver.id}`,
      text: m.admin_driver_proposed({ name: driver.name, record: firmRecordText(driver, now) }),
      to: `/admin/persone/${driver.id}`,
      step: m.admin_step_station(),
    })),
    ...today.moved_out.map(({ id, name }): Task => ({
      key: `moved ${id}`,
      text: m.admin_moved_out({ name }),
      to: `/admin/distributori/${id}`,
      step: m.admin_step_station(),
    })),
    ...today.unpublished.map(({ id, name }): Task => ({
      key: `unpublished ${id}`,
      text: m.admin_unpublished({ name }),
      to: `/admin/prezzi/${id}`,
      step: m.admin_step_station(),
    })),
    ...today.imports.flatMap(({ kind, failed }): Task[] =>
      failed === null
        ? []
        : [
            {
              key: `import ${kind}`,
              text: m.admin_import_failed({
                kind: kindName(kind),
                when: ageText(failed.at, now),
                message: failed.message,
              }),
              to: '/admin/importa',
              step: m.admin_step_import(),
            },
          ],
    ),
    ...(today.address.configured
      ? []
      : [{ key: 'address', text: m.admin_address_off(), step: m.admin_step_address() }]),
    ...(today.proxy.unnamed
      ? [{ key: 'proxy', text: m.admin_proxy_unnamed(), step: m.admin_step_proxy() }]
      : []),
    ...(today.mail.configured
      ? []
      : [{ key: 'mail', text: m.admin_mail_off(), step: m.admin_step_mail() }]),
  ];
}

/** The newest price of each category in each area, and who to ask where it is old. */
function NewestPrices({ newest }: { newest: Today['newest'] }): ReactNode {
  const now = useNow();
  return (
    <Card title={m.admin_newest()} variant="flush">
      <ul role="list">
        {newest.map(({ area, decade, newest_at: at, business, stations, fresh }) => (
          <li key={`${area} ${decade}`} className={styles.row}>
            <span className={styles.about}>
              <span className={styles.name}>
                {decadeName(decade)}
                {area === 'SM' ? '' : ` · ${m.admin_border()}`}
              </span>
              <span className={styles.hint}>
                {at === null ? m.admin_no_price() : ageText(at, now)}
                {` · ${m.admin_fresh({ fresh, stations })}`}
              </span>
            </span>
            <Link
              to={business ? `/admin/prezzi/${business.id}` : '/admin/prezzi'}
              className={styles.step}
              aria-label={`${m.admin_step_prices()}: ${business?.name ?? decadeName(decade)}`}
            >
              {m.admin_step_prices()}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
