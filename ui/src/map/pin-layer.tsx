import type { CSSProperties } from 'react';
import { fromCentre, type MapView, type Size } from './projection.ts';
import type { Pin } from './pin.ts';
import { layoutPins, type Mark } from './pin-layout.ts';
import { PinMark, type MarkActions } from './pin-mark.tsx';
import styles from './pin.module.css';

/** The marks of these pins on a map of this size, each pill and dot in its place. */
export function marksFor(pins: readonly Pin[], view: MapView, { width, height }: Size): Mark[] {
  const frame = { x: 4 - width / 2, y: 4 - height / 2, width: width - 8, height: height - 8 };
  return layoutPins(
    pins.map((pin) => ({ pin, at: fromCentre(view, pin) })),
    frame,
  );
}

interface PinLayerProps extends MarkActions {
  marks: readonly Mark[];
  view: MapView;
}

/** Marks over a map, counted from its middle; the best placed lies on top and comes first by keyboard. */
export function PinLayer({ marks, view, ...actions }: PinLayerProps) {
  return (
    <div className={styles.layer}>
      {marks.map((mark, index) => {
        const { x, y } = fromCentre(view, mark.pins[0]);
        const place = `translate(${x + mark.offset.x}px, ${y + mark.offset.y}px)`;
        return (
          <div
            key={mark.pins[0].id}
            className={styles.place}
            style={{ transform: place, '--order': marks.length - index } as CSSProperties}
          >
            <PinMark mark={mark} actions={actions} />
          </div>
        );
      })}
    </div>
  );
}
