import { PATHS, PATH_ZOOM, pathOf, toPath } from './outline-paths.ts';
import { BELT_ROADS, CASTELLI, COAST, OPEN_SEA, TOWNS } from './surroundings.ts';
import { fromCentre, type MapView, type Size } from './projection.ts';
import styles from './map-poster.module.css';

const line = (points: readonly (readonly [number, number])[]) =>
  pathOf(points.map(([longitude, latitude]) => ({ longitude, latitude })));
const SEA = `${line([...COAST, ...OPEN_SEA])}Z`;
const SHORE = line(COAST);
const ROADS = BELT_ROADS.map(line).join('');

/** Half the width of a name's letter and half the height of a name, in pixels. */
const LETTER = 3;
const HALF_LINE = 10;

/** The names this zoom has room for, none of them cut by the frame. */
function namesOn(view: MapView, size: Size) {
  return [...CASTELLI, ...TOWNS]
    .filter((place) => view.zoom >= place.from)
    .map((place) => ({ place, at: fromCentre(view, place) }))
    .filter(
      ({ place, at }) =>
        Math.abs(at.x) + place.name.length * LETTER < size.width / 2 &&
        Math.abs(at.y) + HALF_LINE < size.height / 2,
    );
}

/** The drawn map: Italy and the sea around, San Marino with its border and main roads, and the names. */
export function OutlineArt({ view, size }: { view: MapView; size: Size }) {
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
        {namesOn(view, size).map(({ place, at }) => (
          <text key={place.name} className={styles[place.kind]} x={at.x} y={at.y}>
            {place.name}
          </text>
        ))}
      </svg>
    </svg>
  );
}
