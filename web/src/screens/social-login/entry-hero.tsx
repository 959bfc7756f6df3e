import { BrandMark } from '@pieno/ui/brand-mark.tsx';
import { PATHS } from '@pieno/ui/map/outline-paths.ts';
import { m } from '../../paraglide/messages.js';
import { EntryTotem } from './entry-totem.tsx';
import styles from './entry-hero.module.css';

/** The border of San Marino behind, today's best prices on their totem in front. */
export function EntryHero() {
  return (
    <header className={styles.hero}>
      <svg
        className={styles.outline}
        viewBox="0 -3360 2780 3300"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.border} d={PATHS.border} />
        <path d={PATHS.minorRoads} />
        <path d={PATHS.mainRoads} />
      </svg>
      <div className={styles.words}>
        <p className={styles.brand}>
          <BrandMark size={36} /> {m.product()}
        </p>
        <h1 className={styles.title}>{m.entry_title()}</h1>
        <p className={styles.tagline}>{m.entry_tagline()}</p>
      </div>
      <EntryTotem />
    </header>
  );
}
