import { BELT_ROADS } from './belt.ts';
import { COAST } from './coast-and-towns.ts';
import { Ground, Roads } from './ground.tsx';
import { BORDER_PATH, draw, PATH_ZOOM, pathOf, toPath } from './outline-paths.ts';
import { OPEN_SEA } from './surroundings.ts';
import type { MapView } from '../projection.ts';
import styles from '../map-poster.module.css';

const line = (points: readonly (readonly [number, number])[]) =>
  pathOf(points.map(([longitude, latitude]) => ({ longitude, latitude })));
const SEA = `${line([...COAST, ...OPEN_SEA])}Z`;
const SHORE = line(COAST);
/** Everything but the country: covers the woods beyond the border. */
const ABROAD = `M-9e4-9e4H9e4V9e4H-9e4Z${BORDER_PATH}`;
const ROADS = draw(BELT_ROADS);

/** The drawn map: Italy and the sea, and San Marino with border, ground and roads. */
export function OutlineArt({ view }: { view: MapView }) {
  const scale = 2 ** (view.zoom - PATH_ZOOM);
  const centre = toPath(view);
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <svg x="50%" y="50%" overflow="visible">
        <g transform={`scale(${scale}) translate(${-centre.x} ${-centre.y})`}>
          <path className={styles.land} d={BORDER_PATH} />
          <Ground zoom={view.zoom} />
          <path className={styles.abroad} d={ABROAD} />
          <path className={styles.sea} d={SEA} />
          <path className={styles.shore} d={SHORE} />
          <path className={styles.beltRoad} d={ROADS} />
          <Roads zoom={view.zoom} />
          <path className={styles.border} d={BORDER_PATH} />
        </g>
      </svg>
    </svg>
  );
}
