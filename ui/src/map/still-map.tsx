import type { Position } from '@pieno/contract/stations/distance.ts';
import { OutlineArt } from './ground/outline-art.tsx';
import { OSM_ATTRIBUTION } from './ground/outline.ts';
import './map-tones.css';
import styles from './map-poster.module.css';

/** So close that the streets around the place are there. */
const ZOOM = 13;

/** A place in the middle of the drawn map, for readers without scripts: it needs no style of an element. */
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
