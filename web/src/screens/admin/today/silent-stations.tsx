import type { Today } from '@pieno/contract/today/today.ts';
import { phoneNumbers } from '@pieno/contract/stations/phone-numbers.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { ageText } from '../../../core/format/age.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';

/** San Marino's stations without recent prices: to be called, or invited. */
export function SilentStations({ stations }: { stations: Today['silent'] }) {
  const now = useNow();
  return (
    <ul role="list">
      {stations.map(({ business, last_at: last, phone, people, invitations }) => (
        <li key={business.id} className={styles.row}>
          <span className={styles.about}>
            <span className={styles.name} translate="no">
              {business.name}
            </span>
            <span className={styles.hint}>
              {last === null ? m.admin_never() : ageText(last, now)}
              {people > 0 && ` · ${m.admin_has_people({ count: people })}`}
              {people === 0 && invitations > 0 && ` · ${m.admin_invited()}`}
            </span>
          </span>
          <Call phone={phone} name={business.name} />
          <Link
            to={`/admin/distributori/${business.id}/gestori`}
            className={styles.step}
            aria-label={`${m.admin_step_invite()}: ${business.name}`}
          >
            {m.admin_step_invite()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Link to call the first number of a field that a phone can dial. */
function Call({ phone, name }: { phone: string | null; name: string }) {
  const number = phoneNumbers(phone ?? '').find(({ dial }) => dial);
  if (!number) return null;
  return (
    <a
      href={`tel:${number.dial}`}
      className={styles.step}
      aria-label={`${m.admin_step_call()}: ${name}`}
    >
      {m.admin_step_call()}
    </a>
  );
}
