import { useRef, type ReactNode } from 'react';
import { groupView, MIN_ZOOM, OUTLINE_MAX_ZOOM, type Framing, type ViewFor } from './framing.ts';
import type { DrawnPins } from './pins/drawn-pins.ts';
import { OutlineArt } from './ground/outline-art.tsx';
import { placedPins } from './pins/map-pin.ts';
import { OSM_ATTRIBUTION } from './ground/outline.ts';
import { NameLayer } from './names/name-layer.tsx';
import { namesOn } from './names/names.ts';
import type { Underlay } from './pins/pin-layer.tsx';
import type { MapView } from './projection.ts';
import { useSize } from './use-size.ts';
import './map-tones.css';
import styles from './map-poster.module.css';

/** Assumed before measuring: a map on a phone. */
const FIRST_SIZE = { width: 358, height: 250 };

export interface MapPosterProps extends Framing {
  viewFor: ViewFor;
  /** Accessible name of the map. */
  label: string;
  pins?: DrawnPins | undefined;
  /** Drawn below the pins, and only with pins. */
  underlay?: Underlay | undefined;
  /** Label of the button that returns to the initial view. */
  whole: string;
  /** The view to show instead of the initial one. */
  ledTo?: MapView | null;
  /** Called with the view that a bubble or the zoom leads to; null: the initial view. */
  onLead?: (view: MapView | null) => void;
  /** Rendered over the drawing, e.g. the map's buttons; gets a function that zooms in by a number of levels. */
  children?: (zoom: (by: number) => void) => ReactNode;
}

/** Takes the focus of an opened bubble, which disappears. */
const takeFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

/**
 * The map without network and WebGL: a drawn outline of San Marino with the pins, if any. As wide as its parent, as
 * high as `--map-height`.
 */
export function MapPoster({
  viewFor,
  label,
  pins: drawn,
  underlay,
  whole,
  ledTo = null,
  onLead,
  children,
  ...framing
}: MapPosterProps) {
  const root = useRef<HTMLDivElement>(null);
  const pins = placedPins(drawn?.list ?? []);
  const measured = useSize(root);
  const size = measured ?? FIRST_SIZE;
  const view = ledTo ?? viewFor(framing, pins, size);
  const layout = { maxZoom: OUTLINE_MAX_ZOOM, here: framing.alsoShow };
  const drawing =
    measured &&
    (drawn?.layout(pins, view, size, layout) ?? { marks: [], names: namesOn(view, size, []) });
  return (
    <div ref={root} className={styles.poster} role="group" aria-label={label}>
      {drawing && (
        <>
          <OutlineArt view={view} />
          <NameLayer names={drawing.names} />
        </>
      )}
      {ledTo && (
        <button
          ref={takeFocus}
          type="button"
          className={styles.whole}
          onClick={() => onLead?.(null)}
        >
          {whole}
        </button>
      )}
      {drawing && drawn && (
        <drawn.Layer
          marks={drawing.marks}
          view={view}
          underlay={underlay}
          labels={drawn.labels}
          onGroupClick={(mark) => onLead?.(groupView(mark.pins, size, OUTLINE_MAX_ZOOM))}
        />
      )}
      <span className={styles.attribution} lang="en">
        {OSM_ATTRIBUTION}
      </span>
      {children?.((by) => {
        const zoom = Math.min(Math.max(view.zoom + by, MIN_ZOOM), OUTLINE_MAX_ZOOM);
        onLead?.({ ...view, zoom });
      })}
    </div>
  );
}
