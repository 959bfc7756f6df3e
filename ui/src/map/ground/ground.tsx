/**
 * San Marino's ground on the poster, as on the live map. Nothing waits for the shapes, which are separate files
 * (`scripts/map/make-ground.mjs`); the theme colours them.
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

/** The outline's roads; at closer zooms, the streets with their edges, lesser ones below. */
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
