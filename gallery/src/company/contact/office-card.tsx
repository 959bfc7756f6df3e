import { BUSINESS_MARKER_COLOR } from '@pieno/contract/limits.ts';
import { Card } from '@pieno/ui/card.tsx';
import { drawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import { MapPoster } from '@pieno/ui/map/map-poster.tsx';
import { viewFor } from '@pieno/ui/map/view-for.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconClock from '~icons/tabler/clock';
import IconExternalLink from '~icons/tabler/external-link';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import styles from './office-card.module.css';
import { OFFICE, OFFICE_MAP } from './office.ts';

const WORDS = { group: (count: number) => `${count} places`, from: String };
const PINS = drawnPins([{ ...OFFICE, id: 1, color: BUSINESS_MARKER_COLOR }], WORDS);

/** An address with a locally drawn map. OpenStreetMap is contacted only when the map is pressed. */
export function OfficeCard() {
  const { name, lines, phone, mail, hours } = OFFICE;
  return (
    <Card title="Where we are">
      <MapPoster label={`Map: ${name}`} pins={PINS} viewFor={viewFor} fit="pins" whole="Show all">
        {() => (
          <a className={styles.open} href={OFFICE_MAP} target="_blank" rel="noopener noreferrer">
            <span className={styles.button}>
              <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
              Open the map
              <VisuallyHidden> on OpenStreetMap, in a new tab</VisuallyHidden>
            </span>
          </a>
        )}
      </MapPoster>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul role="list" className={styles.ways}>
        <li>
          <IconPhone size={20} stroke={1.75} aria-hidden="true" />
          <a className={styles.way} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </li>
        <li>
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
          <a className={styles.way} href={`mailto:${mail}`}>
            {mail}
          </a>
        </li>
        <li>
          <IconClock size={20} stroke={1.75} aria-hidden="true" />
          <span className={styles.way}>{hours}</span>
        </li>
      </ul>
    </Card>
  );
}
