import type { Today } from '@pieno/contract/today/today.ts';
import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';

/** Errors of pages in the last seven days, the most frequent ones named (rule client-errors); nothing without any. */
export function PageErrors({ errors: { count, top } }: { errors: Today['page_errors'] }) {
  if (count === 0) return null;
  return (
    <Card title={m.admin_page_errors({ count })} variant="flush">
      <ul role="list">
        {top.map(({ message, route, versions, count: times }) => (
          <li key={`${message} ${route}`} className={styles.row}>
            <span className={styles.about}>
              <span className={styles.code} translate="no" lang="en">
                {message}
              </span>
              <span className={styles.hint}>
                {m.admin_page_error({ count: times, route, versions: versions.join(', ') })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
