import { Link } from '@pieno/ui/buttons/link.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './station-head.module.css';

interface StationHeadProps {
  id: number;
  name: string;
  /** The path of the part: there another station is found. */
  to: string;
}

/** The station that a part is about, and the way to another one. */
export const StationHead = ({ id, name, to }: StationHeadProps) => (
  <header className={styles.header}>
    <h2 className={styles.title} translate="no">
      <Link to={`/business/${id}`}>{name}</Link>
    </h2>
    <Link to={to} className={styles.other}>
      {m.admin_other_station()}
    </Link>
  </header>
);
