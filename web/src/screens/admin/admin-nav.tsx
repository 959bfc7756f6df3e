import { Link } from '@pieno/ui/buttons/link.tsx';
import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ADMIN_PARTS, pathOf } from './admin-parts.ts';
import styles from './admin-nav.module.css';

/** The parts of /admin: a row to push aside on a phone, a column on a wide screen. @param shown the current part's key */
export function AdminNav({ shown }: { shown: string }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Not at once: the router puts the row back to where it stood on the page before.
    const frame = requestAnimationFrame(() => {
      const row = list.current!;
      const current = row.querySelector<HTMLElement>('[aria-current]');
      if (current)
        row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (
    <nav className={styles.nav} data-screen-only aria-label={m.admin_title()}>
      <ul ref={list} role="list" className={styles.parts}>
        {ADMIN_PARTS.map((part) => (
          <li key={part.key}>
            <Link
              to={pathOf(part)}
              className={styles.part}
              aria-current={part.key === shown ? 'page' : undefined}
            >
              {part.title()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
