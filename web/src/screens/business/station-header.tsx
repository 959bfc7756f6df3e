import IconBuilding from '~icons/tabler/building';
import { useState } from 'react';
import { Chip } from '@pieno/ui/chip.tsx';
import { lastingAt } from '@pieno/contract/freshness.ts';
import type { BusinessDetails } from '@pieno/contract/business.ts';
import { useNow } from '../../hooks/use-now.ts';
import { stateText } from '../../prices/state-text.ts';
import styles from './station-header.module.css';

type StationHeaderProps = Pick<BusinessDetails, 'business' | 'states'> &
  Partial<Pick<BusinessDetails, 'prices'>>;

/**
 * The station's logo (a building icon if there is none), name and short description, and what keeps people from filling
 * up there now.
 */
export function StationHeader({ business, states, prices }: StationHeaderProps) {
  const [failed, setFailed] = useState(false);
  const lasting = lastingAt(states, useNow());
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
        {lasting.length > 0 && (
          <p className={styles.states}>
            {lasting.map((state) => (
              <Chip key={`${state.state} ${state.fuel_type_id}`} tone="notice">
                {stateText(state, prices)}
              </Chip>
            ))}
          </p>
        )}
      </div>
    </header>
  );
}
