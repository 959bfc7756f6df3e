import type { Today } from '@pieno/contract/today/today.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { ageText } from '../../../core/format/age.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../../../features/prices/category-names.ts';
import styles from '../lists.module.css';

/** The newest price of each category in each area, and whom to ask if it is old. */
export function NewestPrices({ newest }: { newest: Today['newest'] }) {
  const now = useNow();
  return (
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
            to={business ? `/admin/distributori/${business.id}` : '/admin/distributori'}
            className={styles.step}
            aria-label={`${m.admin_step_prices()}: ${business?.name ?? decadeName(decade)}`}
          >
            {m.admin_step_prices()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
