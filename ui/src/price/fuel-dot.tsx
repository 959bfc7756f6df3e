import styles from './fuel-dot.module.css';

/**
 * A square in a fuel's colour. Decorative: the fuel's name is beside it. The colour is an attribute, because a
 * prerendered page has no inline styles before the script runs.
 */
export function FuelDot({ color }: { color: string }) {
  return <svg className={styles.dot} color={color} aria-hidden="true" />;
}
