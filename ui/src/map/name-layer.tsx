import type { Mark } from './pin-layout.ts';
import { namesOn } from './names.ts';
import type { MapView, Size } from './projection.ts';
import styles from './map-poster.module.css';

interface NameLayerProps {
  view: MapView;
  size: Size;
  marks: readonly Mark[];
}

/** Draws the names of the castelli and of the towns around, where no mark hides them. */
export function NameLayer({ view, size, marks }: NameLayerProps) {
  const taken = marks.map((mark) => mark.box);
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <svg x="50%" y="50%" overflow="visible">
        {namesOn(view, size, taken).map(({ place, at }) => (
          <text key={place.name} className={styles[place.kind]} x={at.x} y={at.y}>
            {place.name}
          </text>
        ))}
      </svg>
    </svg>
  );
}
