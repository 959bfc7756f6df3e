import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { QUANTITY } from './product.ts';
import styles from './quantity-field.module.css';
import { usePieces } from './use-pieces.ts';

interface QuantityFieldProps {
  /** Accessible name of the input. */
  label: string;
  value: number;
  onChange: (pieces: number) => void;
}

/** A quantity from 1 to 99, with minus and plus buttons (rule gallery-shop). */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  const { shown, change, leave } = usePieces(value, onChange);
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
        value={shown}
        onChange={({ currentTarget }) => {
          const { value: typed, valueAsNumber: pieces } = currentTarget;
          // The browser accepts '1e1' as 10 but keeps showing it as typed: write the number.
          if (typed !== '') currentTarget.value = String(pieces);
          change(pieces);
        }}
        onBlur={leave}
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
