import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import type { PartProps } from '../part-props.ts';
import head from '../station-head.module.css';
import { findSystemPage, SYSTEM_PAGES } from './system-pages.ts';

/** *Sistema*: the list of less frequent tasks, and the page that the address names (rule admin-system). */
export function SystemPart({ chosen }: PartProps) {
  const page = findSystemPage(chosen);
  if (!page) return <PageList />;
  const { title, Part } = page;
  return (
    <>
      <header className={head.header}>
        <h2 className={head.title}>{title()}</h2>
        <Link to="/admin/sistema" className={head.other}>
          {m.admin_system()}
        </Link>
      </header>
      <Part />
    </>
  );
}

const PageList = () => (
  <Card title={m.admin_system()} variant="flush">
    <ul role="list">
      {SYSTEM_PAGES.map(({ key, title, about }) => (
        <li key={key}>
          <Link to={`/admin/sistema/${key}`} className={styles.row}>
            <span className={styles.about}>
              <span className={styles.name}>{title()}</span>
              <span className={styles.hint}>{about()}</span>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
