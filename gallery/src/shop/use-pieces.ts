import { useState } from 'react';
import { clampQuantity } from './product.ts';

/**
 * State of a quantity input: limited to 1 to 99 (rule gallery-shop), but it may be empty while a number is being typed.
 */
export function usePieces(value: number, onChange: (pieces: number) => void) {
  const [isEmpty, setEmpty] = useState(false);
  return {
    shown: isEmpty ? '' : value,
    /** @param pieces the typed number; NaN while the input is empty */
    change: (pieces: number) => {
      setEmpty(Number.isNaN(pieces));
      if (!Number.isNaN(pieces)) onChange(clampQuantity(pieces));
    },
    /** Called on blur: an empty input shows its last number again. */
    leave: () => setEmpty(false),
  };
}
