import IconHistory from '~icons/tabler/history';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { m } from '../../paraglide/messages.js';
import { useRecentStations } from '../../core/session/guest-memory.ts';
import styles from './recent-stations.module.css';

/** Links to the stations recently opened on this phone, newest first (rule home-recent). */
export function RecentStations() {
  const stations = useRecentStations();
  if (stations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recent">
      <h2 id="recent" className={styles.title}>
        {m.home_recent()}
      </h2>
      <ul role="list" className={styles.list}>
        {stations.slice(0, 5).map((station) => (
          <li key={station.id}>
            <Link to={`/business/${station.id}`} className={styles.chip}>
              <IconHistory size={16} stroke={1.75} aria-hidden="true" />
              <span translate="no">{station.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
