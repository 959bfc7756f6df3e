import styles from './fuel-dot.module.css';

/**
 * A small square in a fuel type's own colour. Decorative: the fuel's name stands beside it. An attribute, as a prepared
 * page has no styles of its own before the script.
 */
export function FuelDot({ color }: { color: string }) {
  return <svg className={styles.dot} color={color} aria-hidden="true" />;
}
