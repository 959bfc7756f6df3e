import { Link } from '@pieno/ui/link.tsx';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { ActionLog } from './action-log.tsx';
import styles from './admin-screen.module.css';
import { QueuePart } from './queue-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { StationPeople } from './station-people.tsx';
import { StationPrices } from './station-prices.tsx';
import { StationSearch } from './station-search.tsx';
import { TodayPart } from './today-part.tsx';

interface Part {
  path: string;
  label: () => string;
  /** @param station the chosen station's id */
  show: (station: number | undefined) => ReactNode;
}

const PARTS: readonly Part[] = [
  { path: '/admin/oggi', label: m.admin_today, show: () => <TodayPart /> },
  { path: '/admin/coda', label: m.admin_queue, show: () => <QueuePart /> },
  {
    path: '/admin/inviti',
    label: m.admin_people,
    show: (id) =>
      id === undefined ? <StationSearch to="/admin/inviti" /> : <StationPeople key={id} id={id} />,
  },
  {
    path: '/admin/prezzi',
    label: m.admin_prices,
    show: (id) =>
      id === undefined ? <StationSearch to="/admin/prezzi" /> : <StationPrices key={id} id={id} />,
  },
  { path: '/admin/registro', label: m.admin_log, show: () => <ActionLog /> },
  { path: '/admin/accesso', label: m.admin_access, show: () => <SecondFactorPart /> },
];

interface AdminScreenProps {
  /** The part's name in the address; none for the first. */
  part?: string | undefined;
  station?: string | undefined;
}

/** /admin: what the day asks for, and what an administrator decides (rule admin-screen). */
export function AdminScreen({ part, station }: AdminScreenProps) {
  const shown = PARTS.find(({ path }) => path === `/admin/${part}`) ?? PARTS[0]!;
  return (
    <div className={styles.screen}>
      <nav className={styles.parts} aria-label={m.admin_title()}>
        {PARTS.map(({ path: to, label }) => (
          <Link
            key={to}
            to={to}
            className={styles.part}
            aria-current={to === shown.path ? 'page' : undefined}
          >
            {label()}
          </Link>
        ))}
      </nav>
      {shown.show(station === undefined ? undefined : Number(station))}
    </div>
  );
}
