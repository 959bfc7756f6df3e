import type { Framing, ViewFor } from '@pieno/ui/map/framing.ts';
import type { DrawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import { placedPins } from '@pieno/ui/map/pins/map-pin.ts';
import { MapPoster } from '@pieno/ui/map/map-poster.tsx';
import { StillMap } from '@pieno/ui/map/still-map.tsx';
import type { Underlay } from '@pieno/ui/map/pins/pin-layer.tsx';
import type { MapView as View } from '@pieno/ui/map/projection.ts';
import { useState, type ComponentType, type ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './map-view.module.css';
import { OpenButton } from './open-button.tsx';
import type { PosterControlsProps } from './poster-controls.tsx';
import type { CloseUp } from './close-up.ts';
import { useLiveParts } from './use-live-parts.ts';

export interface MapViewProps extends Framing {
  /** Computes the poster's view. */
  viewFor: ViewFor;
  /** Controls that open the live map; by default a button over the whole poster. */
  Controls?: ComponentType<PosterControlsProps>;
  /** Accessible name of the map. */
  label: string;
  pins?: DrawnPins | undefined;
  underlay?: Underlay | undefined;
  /** A place that the live map zooms in on, if its street can be shown. */
  closeUp?: CloseUp | undefined;
  /** A control of the screen, shown in the map's lower corner. */
  corner?: ReactNode;
}

/**
 * The map of a screen: a poster with working pins, until the visitor touches the map. Then the
 * live map, once loaded, at the poster's last view. The screen's stylesheet sets the height,
 * `--map-height`, and that of the opened map, `--open-map-height`.
 */
export function MapView({
  viewFor,
  Controls = OpenButton,
  label,
  pins,
  underlay,
  closeUp,
  corner,
  ...framing
}: MapViewProps) {
  const [stage, setStage] = useState<'poster' | 'opening' | 'live' | 'lost' | 'failed'>('poster');
  // The view to which the visitor moved the poster; dropped when the framing changes.
  const [led, setLed] = useState<{ to: View | null; frame: string }>();
  const frame = JSON.stringify(framing);
  const ledTo = led?.frame === frame ? led.to : null;
  const isWanted = stage !== 'poster' && stage !== 'failed';
  const fail = () => setStage('failed');
  const { Live, setting } = useLiveParts(isWanted, fail);

  // Drawn on the phone: the map's lines weigh more than a page of prices. The stylesheet reserves
  // the space.
  if (ON_SERVER)
    return (
      <div className={styles.frame} data-screen-only>
        {closeUp && (
          <noscript>
            <StillMap place={closeUp} label={label} />
          </noscript>
        )}
      </div>
    );
  const shared = { label, underlay };
  return (
    <div className={styles.frame} data-screen-only data-open={isWanted}>
      {Live && isWanted && (
        <div inert={stage !== 'live'}>
          <Live
            {...shared}
            {...{ framing, setting, closeUp, ledTo }}
            pins={placedPins(pins?.list ?? [])}
            onReady={() => setStage('live')}
            onFail={fail}
            onLost={(to) => {
              setLed({ to, frame });
              setStage('lost');
            }}
          />
        </div>
      )}
      {stage !== 'live' && (
        <MapPoster
          {...shared}
          {...framing}
          viewFor={viewFor}
          pins={pins}
          whole={m.map_show_all()}
          ledTo={ledTo}
          onLead={(to) => setLed({ to, frame })}
        >
          {(zoom) => (
            <Controls
              stage={stage === 'lost' ? 'failed' : stage}
              onOpen={() => stage === 'poster' && setStage('opening')}
              onZoom={zoom}
            />
          )}
        </MapPoster>
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}
