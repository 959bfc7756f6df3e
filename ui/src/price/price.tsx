import { UNIT_LABELS, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { priceDigits, priceText } from './price-text.ts';
import styles from './price.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface PriceProps {
  /** Euro. */
  value: number;
  unit: FuelUnit;
  /** The text of the unit; Italian by default. */
  unitText?: string;
  size?: 'sm' | 'md' | 'lg';
  /** False if the unit is already visible; screen readers always read it. */
  withUnit?: boolean;
}

/**
 * A price with the third decimal raised, as on Italian forecourts. The digits are not text nodes: a browser's
 * translator replaces those, and a later price would then be written into a removed node.
 */
export function Price({
  value,
  unit,
  unitText = UNIT_LABELS[unit],
  size = 'md',
  withUnit = true,
}: PriceProps) {
  const digits = priceDigits(value);
  return (
    <span className={styles.price} data-size={size} translate="no">
      <VisuallyHidden>{priceText(value, unitText)}</VisuallyHidden>
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.euro}>€</span>
        <span>{digits.slice(0, -1)}</span>
        <span className={styles.third}>{digits.slice(-1)}</span>
      </span>
      {withUnit && (
        <span className={styles.unit} aria-hidden="true" translate="yes">
          {unitText}
        </span>
      )}
    </span>
  );
}
