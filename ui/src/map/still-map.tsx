import type { Position } from '@pieno/contract/stations/distance.ts';
import { OutlineArt } from './ground/outline-art.tsx';
import { OSM_ATTRIBUTION } from './ground/outline.ts';
import './map-tones.css';
import styles from './map-poster.module.css';

/** Close enough for the surrounding streets. */
const ZOOM = 13;

/** The drawn map with a place in its centre, for readers without scripts: it needs no inline style. */
export function StillMap({ place, label }: { place: Position; label: string }) {
  return (
    <div className={styles.poster} role="img" aria-label={label}>
      <OutlineArt view={{ ...place, zoom: ZOOM }} />
      <svg className={styles.art} aria-hidden="true">
        <circle className={styles.place} cx="50%" cy="50%" r="9" />
      </svg>
      <span className={styles.attribution} lang="en">
        {OSM_ATTRIBUTION}
      </span>
    </div>
  );
}
