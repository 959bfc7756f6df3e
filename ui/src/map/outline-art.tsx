import { PATHS, PATH_ZOOM, pathOf, toPath } from './outline-paths.ts';
import { COAST } from './coast-and-towns.ts';
import { BELT_ROADS, OPEN_SEA } from './surroundings.ts';
import type { MapView } from './projection.ts';
import styles from './map-poster.module.css';

const line = (points: readonly (readonly [number, number])[]) =>
  pathOf(points.map(([longitude, latitude]) => ({ longitude, latitude })));
const SEA = `${line([...COAST, ...OPEN_SEA])}Z`;
const SHORE = line(COAST);
const ROADS = BELT_ROADS.map(line).join('');

/** The drawn map: Italy and the sea around San Marino, whose border and main roads it shows. */
export function OutlineArt({ view }: { view: MapView }) {
  const scale = 2 ** (view.zoom - PATH_ZOOM);
  const centre = toPath(view);
  return (
    <svg className={styles.art} aria-hidden="true" focusable="false">
      <svg x="50%" y="50%" overflow="visible">
        <g transform={`scale(${scale}) translate(${-centre.x} ${-centre.y})`}>
          <path className={styles.sea} d={SEA} />
          <path className={styles.shore} d={SHORE} />
          <path className={styles.land} d={PATHS.border} />
          <path className={styles.beltRoad} d={ROADS} />
          <path className={styles.minorRoad} d={PATHS.minorRoads} />
          <path className={styles.mainRoad} d={PATHS.mainRoads} />
          <path className={styles.border} d={PATHS.border} />
        </g>
      </svg>
    </svg>
  );
}
