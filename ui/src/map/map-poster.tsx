import { useRef, useState, type ReactNode } from 'react';
import type { DrawnPins } from './drawn-pins.ts';
import { OutlineArt } from './outline-art.tsx';
import { placedPins } from './map-pin.ts';
import { OSM_ATTRIBUTION } from './outline.ts';
import { NameLayer } from './name-layer.tsx';
import type { Underlay } from './pin-layer.tsx';
import type { MapView } from './projection.ts';
import { useSize } from './use-size.ts';
import { groupView, OUTLINE_MAX_ZOOM, viewFor, type Framing } from './view-for.ts';
import './map-tones.css';
import styles from './map-poster.module.css';

/** Until it is measured: a map on a phone. */
const FIRST_SIZE = { width: 358, height: 250 };

export interface MapPosterProps extends Framing {
  /** Accessible name of the map. */
  label: string;
  pins?: DrawnPins | undefined;
  /** Drawn under the pins, and with them only. */
  underlay?: Underlay | undefined;
  labels: PosterLabels;
  /** Laid over the drawing, e.g. the button that opens the live map. */
  children?: ReactNode;
}

interface PosterLabels {
  group: (count: number) => string;
  /** Label of the button that returns from the enlarged bubble to the whole map. */
  whole: string;
}

/** Takes over the focus: the bubble that had it disappears once it has been opened. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/**
 * The map without network and WebGL: a drawn outline of San Marino with the pins, if it is given any. As wide as its
 * parent, and as high as `--map-height` says.
 */
export function MapPoster({
  label,
  pins: drawn,
  underlay,
  labels,
  children,
  ...framing
}: MapPosterProps) {
  const root = useRef<HTMLDivElement>(null);
  const pins = placedPins(drawn?.list ?? []);
  const size = useSize(root, FIRST_SIZE);
  const [closer, setCloser] = useState<MapView | null>(null);
  const view = closer ?? viewFor(framing, pins, size);
  const marks = drawn?.layout(pins, view, size, OUTLINE_MAX_ZOOM, framing.alsoShow) ?? [];
  return (
    <div ref={root} className={styles.poster} role="group" aria-label={label}>
      <OutlineArt view={view} />
      <NameLayer view={view} size={size} marks={marks} />
      {closer && (
        <button
          ref={takeFocus}
          type="button"
          className={styles.whole}
          onClick={() => setCloser(null)}
        >
          {labels.whole}
        </button>
      )}
      {drawn && (
        <drawn.Layer
          marks={marks}
          view={view}
          underlay={underlay}
          groupLabel={labels.group}
          onGroupClick={(mark) => setCloser(groupView(mark.pins, size, OUTLINE_MAX_ZOOM))}
        />
      )}
      <span className={styles.attribution} lang="en">
        {OSM_ATTRIBUTION}
      </span>
      {children}
    </div>
  );
}
