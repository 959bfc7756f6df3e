import type { CSSProperties } from 'react';
import styles from './here-mark.module.css';
import type { Here } from './position.ts';
import { fromCentre, pixelsPerMetre, type MapView } from './projection.ts';

interface HereMarkProps {
  here: Here;
  view: MapView;
  label: string;
  /** Label of the dot. */
  text: string;
}

/** The visitor's position above a map's pins, and below them a circle for its accuracy. */
export function HereMark({ here, view, label, text }: HereMarkProps) {
  const { x, y } = fromCentre(view, here);
  const radius = here.accuracy * pixelsPerMetre({ ...view, latitude: here.latitude });
  const style = { translate: `${x}px ${y}px`, '--radius': `${radius}px` } as CSSProperties;
  return (
    <>
      <span aria-hidden="true" className={styles.accuracy} style={style} />
      <span role="img" aria-label={label} className={styles.here} style={style}>
        {text}
      </span>
    </>
  );
}
