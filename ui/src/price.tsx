import { UNIT_LABELS, type FuelUnit } from '@pieno/contract/fuels.ts';
import { priceDigits, priceText } from './price-text.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Euro. */
  value: number;
  unit: FuelUnit;
  size?: 'sm' | 'md' | 'lg';
  /** False where the unit already stands beside it; it is always read aloud. */
  withUnit?: boolean;
}

/** The figure of the price totem: the third decimal raised, as on Italian forecourt signs (design §5). */
export function Price({ value, unit, size = 'md', withUnit = true }: PriceProps) {
  const digits = priceDigits(value);
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.spoken}>{priceText(value, unit)}</span>
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.euro}>€</span>
        {digits.slice(0, -1)}
        <span className={styles.third}>{digits.slice(-1)}</span>
      </span>
      {withUnit && (
        <span className={styles.unit} aria-hidden="true">
          {UNIT_LABELS[unit]}
        </span>
      )}
    </span>
  );
}
