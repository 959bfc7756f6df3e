import { useRef, useState, type ReactNode } from 'react';
import { OutlineArt } from './outline-art.tsx';
import type { Pin } from './pin.ts';
import { marksFor, PinLayer } from './pin-layer.tsx';
import { fitPositions, type MapView } from './projection.ts';
import { useSize } from './use-size.ts';
import { viewFor, type Framing } from './view-for.ts';
import './map-tones.css';
import styles from './map-poster.module.css';

/** Closest look a bubble's pins are shown at: two of them 3 m apart stand apart. */
const GROUP_MAX_ZOOM = 19;
const PHONE_WIDTH = 358;

export interface MapPosterProps extends Framing {
  /** What the map is, said aloud. */
  label: string;
  /** CSS pixels; the width is that of the parent. */
  height: number;
  pins?: readonly Pin[] | undefined;
  onPinClick?: ((id: number) => void) | undefined;
  words: PosterWords;
  /** Laid over the drawing, e.g. the button that opens the live map. */
  children?: ReactNode;
}

export interface PosterWords {
  group: (count: number) => string;
  /** Leads back from a bubble to the whole. */
  whole: string;
  attribution: string;
}

const NO_PINS: readonly Pin[] = [];

/** The map that needs no network and no WebGL: an outline of San Marino with its pins. */
export function MapPoster({
  label,
  height,
  pins = NO_PINS,
  onPinClick,
  words,
  children,
  ...framing
}: MapPosterProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root, { width: PHONE_WIDTH, height });
  const [closer, setCloser] = useState<MapView | null>(null);
  const view = closer ?? viewFor(framing, pins, size);
  return (
    <div ref={root} className={styles.poster} style={{ height }} role="group" aria-label={label}>
      <OutlineArt view={view} size={size} />
      <PinLayer
        marks={marksFor(pins, view, size)}
        view={view}
        onPinClick={onPinClick}
        groupLabel={words.group}
        onGroupClick={(mark) =>
          setCloser(fitPositions(mark.pins, size, { padding: 56, maxZoom: GROUP_MAX_ZOOM }))
        }
      />
      {closer && (
        <button type="button" className={styles.whole} onClick={() => setCloser(null)}>
          {words.whole}
        </button>
      )}
      <span className={styles.attribution}>{words.attribution}</span>
      {children}
    </div>
  );
}
