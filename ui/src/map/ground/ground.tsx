/**
 * San Marino's ground on the poster, as the live map shows it. The shapes come as files of their own
 * (`scripts/map/make-ground.mjs`), which nothing waits for; their colours are those of the theme.
 */
import far from './ground-far.svg';
import near from './ground-near.svg';
import styles from '../map-poster.module.css';
import { EDGE, LESSER_FROM, roadWidth, STREETS_FROM } from './road-widths.ts';

interface Closeness {
  zoom: number;
}

/** Built-up areas, woods and water. */
export function Ground({ zoom }: Closeness) {
  const file = zoom < STREETS_FROM ? far : near;
  return (
    <>
      <use href={`${file}#town`} className={styles.builtUp} />
      <use href={`${file}#wood`} className={styles.wood} />
      <use href={`${file}#water`} className={styles.sea} />
    </>
  );
}

/** The roads of the outline; closer up the streets with their edges, the lesser ones below. */
export function Roads({ zoom }: Closeness) {
  if (zoom < STREETS_FROM)
    return (
      <>
        <use href={`${far}#minor`} className={styles.minorRoad} />
        <use href={`${far}#main`} className={styles.mainRoad} />
      </>
    );
  const draw = (kind: 'street' | 'minor' | 'main', look: string | undefined, more: number) => (
    <use
      key={`${kind}${more}`}
      href={`${near}#${kind}`}
      className={look}
      strokeWidth={roadWidth(kind, zoom, more)}
    />
  );
  const kinds = (['street', 'minor', 'main'] as const).slice(zoom < LESSER_FROM ? 1 : 0);
  return (
    <>
      {kinds.map((kind) => draw(kind, styles.edge, EDGE))}
      {kinds.map((kind) => draw(kind, kind === 'main' ? styles.highway : styles.street, 0))}
    </>
  );
}
