import IconInfoCircle from '~icons/tabler/info-circle';
import { m } from '../../paraglide/messages.js';
import styles from './demo-notice.module.css';

/** Notice that the following prices are invented for demonstration (rule price-demo). */
export function DemoPricesNotice() {
  return (
    <p className={styles.notice}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <span>
        <strong>{m.price_demo_title()}</strong> {m.price_demo_text()}
      </span>
    </p>
  );
}
