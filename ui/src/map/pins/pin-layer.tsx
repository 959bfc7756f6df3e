import type { CSSProperties, ReactNode } from 'react';
import type { MapView, Point } from '../projection.ts';
import type { Mark } from './pin-layout.ts';
import { PinMark, type MarkActions } from './pin-mark.tsx';
import styles from './pin.module.css';

/** Renders content below the pins, relative to the view's centre. */
export type Underlay = (view: MapView) => ReactNode;

interface PinLayerProps extends MarkActions {
  marks: readonly Mark[];
  view: MapView;
  underlay?: Underlay | undefined;
  /** Called when a mark gets the keyboard focus, possibly outside the visible map. */
  onMarkFocus?: ((mark: Mark) => void) | undefined;
}

/** Marks relative to the map's centre; the best ranked is on top and first in the tab order. */
export function PinLayer({ marks, view, underlay, onMarkFocus, ...actions }: PinLayerProps) {
  return (
    <div className={styles.layer} translate="no">
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
