import type { DrawnPins } from '@pieno/ui/map/drawn-pins.ts';
import { placedPins } from '@pieno/ui/map/map-pin.ts';
import { MapPoster } from '@pieno/ui/map/map-poster.tsx';
import { StillMap } from '@pieno/ui/map/still-map.tsx';
import type { Underlay } from '@pieno/ui/map/pin-layer.tsx';
import type { Framing } from '@pieno/ui/map/view-for.ts';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../paraglide/messages.js';
import styles from './map-view.module.css';
import { OpenButton } from './open-button.tsx';
import type { CloseUp } from './use-close-up.ts';
import { useLiveParts } from './use-live-parts.ts';

export interface MapViewProps extends Framing {
  /** `live`: the live map replaces the poster by itself; `poster-until-tap`: only after a tap, and all of the country until then. */
  mode: 'live' | 'poster-until-tap';
  /** Accessible name of the map. */
  label: string;
  pins?: DrawnPins | undefined;
  underlay?: Underlay | undefined;
  /** A place that the live map comes close to as soon as its street can be shown. */
  closeUp?: CloseUp | undefined;
  /** A control of the screen, in the lower corner of the map. */
  corner?: ReactNode;
}

const posterLabels = () => ({
  group: (count: number) => m.map_group({ count }),
  whole: m.map_show_all(),
});

/** Returns what takes the place of an element of the poster in the live map. */
const successorOf = (focused: Element, map: HTMLElement) =>
  [...map.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === focused.getAttribute('href'),
  ) ?? map.querySelector('canvas');

/**
 * The map of a screen: the poster at once, replaced by the live map as soon as that can be drawn. The screen's stylesheet
 * gives its height, `--map-height`, and that of one that somebody has opened, `--open-map-height`.
 */
export function MapView({
  mode,
  label,
  pins,
  underlay,
  closeUp,
  corner,
  ...framing
}: MapViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'poster' | 'opening' | 'live' | 'failed'>('poster');
  const isWanted = stage !== 'failed' && (mode === 'live' || stage !== 'poster');
  const fail = () => setStage('failed');
  const { Live, setting } = useLiveParts(isWanted, fail);

  const showLive = () => {
    const focused = document.activeElement;
    // Synchronously, as an inert element cannot receive the focus.
    flushSync(() => setStage('live'));
    // It went with the poster: the same pin of the live map takes the focus, or the map itself.
    if (focused && !focused.isConnected)
      successorOf(focused, root.current!)?.focus({ preventScroll: true });
  };
  // Drawn by the phone: the lines of the map weigh more than a page of prices. The stylesheet keeps its place.
  if (ON_SERVER)
    return (
      <div className={styles.frame}>
        {closeUp && (
          <noscript>
            <StillMap place={closeUp} label={label} />
          </noscript>
        )}
      </div>
    );
  const shared = { label, underlay };
  return (
    <div ref={root} className={styles.frame} data-open={isWanted}>
      {Live && isWanted && (
        <div inert={stage !== 'live'}>
          <Live
            {...shared}
            {...{ framing, setting, closeUp }}
            pins={placedPins(pins?.list ?? [])}
            onReady={showLive}
            onFail={fail}
          />
        </div>
      )}
      {stage !== 'live' && (
        <MapPoster
          {...shared}
          {...framing}
          fit={mode === 'live' ? framing.fit : 'country'}
          pins={pins}
          labels={posterLabels()}
        >
          {mode === 'poster-until-tap' && (
            <OpenButton stage={stage} onOpen={() => setStage('opening')} />
          )}
        </MapPoster>
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}
