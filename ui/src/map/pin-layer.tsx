import type { CSSProperties } from 'react';
import { fromCentre, type MapView, type Point, type Size } from './projection.ts';
import type { Position } from './position.ts';
import type { PlacedPin } from './map-pin.ts';
import { layoutPins, type Mark } from './pin-layout.ts';
import { PinMark, type MarkActions } from './pin-mark.tsx';
import styles from './pin.module.css';

interface PinLayerProps extends MarkActions {
  pins: readonly PlacedPin[];
  view: MapView;
  size: Size;
  /** Where the visitor stands; it never leaves the phone. */
  position?: Position | undefined;
  /** A mark got the keyboard's focus, perhaps outside of what the map shows. */
  onMarkFocus?: ((mark: Mark) => void) | undefined;
}

/** Marks over a map, counted from its middle; the best placed lies on top and comes first by keyboard. */
export function PinLayer({ pins, view, size, position, onMarkFocus, ...actions }: PinLayerProps) {
  const marks = layoutPins(pins, view, size);
  return (
    <div className={styles.layer}>
      {position && <span className={styles.here} style={placeAt(fromCentre(view, position))} />}
      {marks.map((mark, index) => {
        const [pin] = mark.pins;
        const { x, y } = fromCentre(view, pin);
        return (
          <div
            key={pin.id}
            className={styles.place}
            style={placeAt({ x: x + mark.offset.x, y: y + mark.offset.y }, marks.length - index)}
            onFocus={() => onMarkFocus?.(mark)}
          >
            <PinMark mark={mark} actions={actions} />
          </div>
        );
      })}
    </div>
  );
}

function placeAt({ x, y }: Point, order = 0) {
  return { transform: `translate(${x}px, ${y}px)`, '--order': order } as CSSProperties;
}
