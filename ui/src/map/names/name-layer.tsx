import type { PlacedName } from './names.ts';
import styles from '../map-poster.module.css';

/** Draws the names of the castelli and the surrounding towns. */
export function NameLayer({ names }: { names: readonly PlacedName[] }) {
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <svg x="50%" y="50%" overflow="visible">
        {names.map(({ place, at }) => (
          <text key={place.name} className={styles[place.kind]} x={at.x} y={at.y}>
            {place.name}
          </text>
        ))}
      </svg>
    </svg>
  );
}
