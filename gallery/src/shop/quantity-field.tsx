import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { clampQuantity, QUANTITY } from './product.ts';
import styles from './quantity-field.module.css';

interface QuantityFieldProps {
  /** What is counted, said aloud. */
  label: string;
  value: number;
  onChange: (pieces: number) => void;
}

/** Pieces to order: typed, by the buttons or by the arrow keys, never outside 1 to 99 (spec §5). */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  // While the field is being emptied to type another number.
  const [isEmpty, setEmpty] = useState(false);
  const change = (pieces: number) => {
    setEmpty(Number.isNaN(pieces));
    if (!Number.isNaN(pieces)) onChange(clampQuantity(pieces));
  };
  return (
    <div className={styles.quantity}>
      <button
        type="button"
        className={styles.step}
        aria-label={`One less: ${label}`}
        disabled={value <= QUANTITY.min}
        onClick={() => change(value - 1)}
      >
        <IconMinus size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className={styles.input}
        aria-label={label}
        {...QUANTITY}
        value={isEmpty ? '' : value}
        onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
        onBlur={() => setEmpty(false)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One more: ${label}`}
        disabled={value >= QUANTITY.max}
        onClick={() => change(value + 1)}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
