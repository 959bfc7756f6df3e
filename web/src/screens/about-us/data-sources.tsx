import IconExternalLink from '~icons/tabler/external-link';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './data-sources.module.css';

/** The sources of the data shown and their licences, as in NOTICE. */
const SOURCES = [
  {
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    text: m.about_source_osm,
  },
  {
    name: 'Ministero delle Imprese e del Made in Italy',
    href: 'https://www.dati.gov.it/iodl/2.0/',
    text: m.about_source_mimit,
  },
  { name: 'Open Charge Map', href: 'https://openchargemap.org', text: m.about_source_ocm },
] as const;

export function DataSources() {
  return (
    <ul role="list" className={styles.sources}>
      {SOURCES.map(({ name, href, text }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.name}>
            {/* Keeps the icon on the line of the last word. */}
            {`${name}\u00a0`}
            <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{m.opens_new_tab()}</VisuallyHidden>
          </a>
          <p className={styles.text}>{text()}</p>
        </li>
      ))}
    </ul>
  );
}
