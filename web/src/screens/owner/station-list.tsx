import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import { placeText } from '../../core/format/place.ts';
import { m } from '../../paraglide/messages.js';
import styles from './station-list.module.css';

/** The stations of an owner with several. */
export function StationList({ stations }: { stations: readonly OwnerStation[] }) {
  return (
    <Card title={m.owner_stations()} variant="flush">
      <ul role="list">
        {stations.map((station) => (
          <li key={station.business.id} className={styles.row}>
            <Link to={`/gestore/${station.business.id}`} className={styles.link}>
              <span className={styles.about}>
                <span className={styles.name} translate="no">
                  {station.business.name}
                </span>
                <span className={styles.place}>{placeText(station.business)}</span>
              </span>
              {station.state === 'pending' && <Chip tone="faded">{m.owner_waits()}</Chip>}
              {reportCount(station) > 0 && <Chip tone="notice">{m.owner_has_words()}</Chip>}
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" className="mirrored" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const reportCount = ({ fuels }: OwnerStation): number =>
  fuels.reduce((sum, { reported, disputes }) => sum + reported.length + disputes, 0);
