import type { Position } from '@pieno/contract/stations/distance.ts';
import type { PlacedPin } from '@pieno/ui/map/pins/map-pin.ts';
import { NameLayer } from '@pieno/ui/map/names/name-layer.tsx';
import { PinLayer, type Underlay } from '@pieno/ui/map/pins/pin-layer.tsx';
import { layoutMap } from '@pieno/ui/map/map-layout.ts';
import type { Mark } from '@pieno/ui/map/pins/pin-layout.ts';
import { groupView } from '@pieno/ui/map/framing.ts';
import { easeTo } from './ease-to.ts';
import { groupLabels } from './group-labels.ts';
import styles from './live-map.module.css';
import type { LiveState } from './use-live-map.ts';

export interface LiveMarksProps {
  live: LiveState;
  pins: readonly PlacedPin[];
  /** The visitor's position. */
  here?: Position | undefined;
  underlay?: Underlay | undefined;
}

/** The poster's names and marks, moved along with the live map. */
export function LiveMarks({ live, pins, here, underlay }: LiveMarksProps) {
  const { map, view, size, isOutline } = live;
  const maxZoom = map.getMaxZoom();
  const { marks, names } = layoutMap(pins, view, size, { maxZoom, here, hasNames: isOutline });
  const open = (mark: Mark) => {
    easeTo(map, groupView(mark.pins, size, maxZoom));
    // The bubble that had the focus disappears when opened.
    map.getCanvas().focus({ preventScroll: true });
  };
  const bringIntoView = ({ pins: [pin], at }: Mark) => {
    if (Math.abs(at.x) > size.width / 2 || Math.abs(at.y) > size.height / 2)
      easeTo(map, { ...view, latitude: pin.latitude, longitude: pin.longitude });
  };
  return (
    <div className={styles.marks}>
      <NameLayer names={names} />
      <PinLayer
        marks={marks}
        view={view}
        underlay={underlay}
        labels={groupLabels}
        onGroupClick={open}
        onMarkFocus={bringIntoView}
      />
    </div>
  );
}
