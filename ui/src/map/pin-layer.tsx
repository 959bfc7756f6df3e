import type { CSSProperties, ReactNode } from 'react';
import type { MapView, Point } from './projection.ts';
import type { Mark } from './pin-layout.ts';
import { PinMark, type MarkActions } from './pin-mark.tsx';
import styles from './pin.module.css';

/** What a screen draws under the pins, counted from the middle of what the map looks at. */
export type Underlay = (view: MapView) => ReactNode;

interface PinLayerProps extends MarkActions {
  marks: readonly Mark[];
  view: MapView;
  underlay?: Underlay | undefined;
  /** A mark got the keyboard's focus, perhaps outside of what the map shows. */
  onMarkFocus?: ((mark: Mark) => void) | undefined;
}

/** Marks over a map, counted from its middle; the best placed lies on top and comes first by keyboard. */
export function PinLayer({ marks, view, underlay, onMarkFocus, ...actions }: PinLayerProps) {
  return (
    <div className={styles.layer}>
      {underlay?.(view)}
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

function placeAt({ x, y }: Point, order: number) {
  return { transform: `translate(${x}px, ${y}px)`, '--order': order } as CSSProperties;
}
