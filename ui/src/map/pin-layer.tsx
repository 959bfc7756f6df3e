import type { CSSProperties } from 'react';
import { HereMark } from './here-mark.tsx';
import { fromCentre, type MapView, type Point } from './projection.ts';
import type { Here } from './position.ts';
import type { Mark } from './pin-layout.ts';
import { PinMark, type MarkActions } from './pin-mark.tsx';
import styles from './pin.module.css';

interface PinLayerProps extends MarkActions {
  marks: readonly Mark[];
  view: MapView;
  /** Where the visitor stands; it never leaves the phone. */
  position?: Here | undefined;
  /** What the visitor's mark says aloud. */
  hereLabel: string;
  /** A mark got the keyboard's focus, perhaps outside of what the map shows. */
  onMarkFocus?: ((mark: Mark) => void) | undefined;
}

/** Marks over a map, counted from its middle; the best placed lies on top and comes first by keyboard. */
export function PinLayer({
  marks,
  view,
  position,
  hereLabel,
  onMarkFocus,
  ...actions
}: PinLayerProps) {
  return (
    <div className={styles.layer}>
      {position && (
        <div className={styles.place} style={placeAt(fromCentre(view, position))}>
          <HereMark here={position} view={view} label={hereLabel} />
        </div>
      )}
      {marks.map((mark, index) => (
        <div
          key={mark.pins[0].id}
          className={styles.place}
          style={placeAt(mark.at, marks.length - index)}
          onFocus={() => onMarkFocus?.(mark)}
        >
          <PinMark mark={mark} actions={actions} />
        </div>
      ))}
    </div>
  );
}

function placeAt({ x, y }: Point, order = 0) {
  return { transform: `translate(${x}px, ${y}px)`, '--order': order } as CSSProperties;
}
