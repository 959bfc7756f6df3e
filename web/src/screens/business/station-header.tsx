import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import type { BusinessDetails } from '@pieno/contract/business.ts';
import styles from './station-header.module.css';

/** The station's logo (a building icon if there is none), name and short description. */
export function StationHeader({ business }: { business: BusinessDetails['business'] }) {
  const [failed, setFailed] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        {business.logo_url && !failed ? (
          <img
            src={business.logo_url}
            alt=""
            width={64}
            height={64}
            onError={() => setFailed(true)}
          />
        ) : (
          <IconBuilding size={32} stroke={1.75} aria-hidden="true" />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name} translate="no">
          {business.name}
        </h2>
        {business.short_description && (
          <p className={styles.description}>{business.short_description}</p>
        )}
      </div>
    </header>
  );
}
