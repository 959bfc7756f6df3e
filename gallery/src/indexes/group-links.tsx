import { Link } from '@pieno/ui/buttons/link.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useId } from 'react';
import type { GalleryPage } from '../gallery-page.ts';
import styles from './group-links.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

interface GroupLinksProps {
  name: string;
  icon: Icon;
  routes: Readonly<Record<string, Pick<GalleryPage, 'title' | 'about'>>>;
}

/** A group's pages: links with descriptions. */
export function GroupLinks({ name, icon: Outline, routes }: GroupLinksProps) {
  const headingId = useId();
  const entries = Object.entries(routes);
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <div className={styles.head}>
        <span className={styles.tile}>
          <Outline size={22} stroke={1.75} aria-hidden="true" />
        </span>
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
        <span className={styles.count}>{entries.length}</span>
      </div>
      <ul role="list">
        {entries.map(([path, { title, about }]) => (
          <li key={path} className={styles.row}>
            <div>
              <Link to={path} className={styles.link}>
                {title}
              </Link>
              <p className={styles.about}>{about}</p>
            </div>
            <IconChevronRight
              className={`mirrored ${styles.chevron}`}
              size={18}
              stroke={1.75}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
