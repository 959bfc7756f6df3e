/**
 * San Marino's ground on the poster, as the live map shows it. The shapes come as files of their own (`scripts/make-ground.mjs`),
 * which a first visit does not wait for; their colours are those of the theme.
 */
import far from './ground-far.svg';
import near from './ground-near.svg';
import styles from './map-poster.module.css';
import { EDGE, LESSER_FROM, roadWidth, STREETS_FROM } from './road-widths.ts';

/** True if the poster shows the streets rather than the outline's roads. */
export const isNear = (zoom: number): boolean => zoom >= STREETS_FROM;

/** Built-up areas, woods and water; closer up on land of its own, which hides the roads of the outline. */
export function Surfaces({ zoom }: { zoom: number }) {
  const file = isNear(zoom) ? near : far;
  return (
    <>
      {isNear(zoom) && <use href={`${near}#land`} className={styles.land} />}
      <use href={`${file}#town`} className={styles.builtUp} />
      <use href={`${file}#wood`} className={styles.wood} />
      <use href={`${file}#water`} className={styles.sea} />
    </>
  );
}

/** The streets with their edges, the lesser ones below. */
export function Streets({ zoom }: { zoom: number }) {
  const kinds =
    zoom < LESSER_FROM ? (['minor', 'main'] as const) : (['street', 'minor', 'main'] as const);
  const draw = (kind: (typeof kinds)[number], className: string | undefined, more: number) => (
    <use
      key={`${kind}${more}`}
      href={`${near}#${kind}`}
      className={className}
      strokeWidth={roadWidth(kind, zoom, more)}
    />
  );
  return (
    <>
      {kinds.map((kind) => draw(kind, styles.edge, EDGE))}
      {kinds.map((kind) => draw(kind, kind === 'main' ? styles.highway : styles.street, 0))}
    </>
  );
}
