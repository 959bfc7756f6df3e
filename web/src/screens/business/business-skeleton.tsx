import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './business-screen.module.css';

/** The page's placeholder and text while it loads (rule station-states). */
export function BusinessSkeleton() {
  return (
    <div className={styles.page}>
      <Spinner label={m.business_loading()} />
      <div aria-hidden="true" className={styles.page}>
        <Card title={m.business_position()}>
          <Skeleton width="100%" height={250} />
        </Card>
        <Card title={m.business_prices()} variant="totem">
          <Skeleton width="100%" height={180} />
        </Card>
      </div>
    </div>
  );
}
