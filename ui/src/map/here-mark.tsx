import type { CSSProperties } from 'react';
import styles from './here-mark.module.css';
import type { Here } from './position.ts';
import { fromCentre, pixelsPerMetre, type MapView } from './projection.ts';

interface HereMarkProps {
  here: Here;
  view: MapView;
  label: string;
}

/** Marks the visitor's position under a map's pins, with a circle around it for its accuracy. */
export function HereMark({ here, view, label }: HereMarkProps) {
  const { x, y } = fromCentre(view, here);
  const radius = here.accuracy * pixelsPerMetre({ ...view, latitude: here.latitude });
  return (
    <span
      role="img"
      aria-label={label}
      className={styles.here}
      style={{ translate: `${x}px ${y}px`, '--radius': `${radius}px` } as CSSProperties}
    />
  );
}
