import { useState } from 'react';
import { clampQuantity } from './product.ts';

/** State of a quantity input: 1 to 99 (rule gallery-shop), or empty while the visitor types. */
export function usePieces(value: number, onChange: (pieces: number) => void) {
  const [isEmpty, setEmpty] = useState(false);
  return {
    shown: isEmpty ? '' : value,
    /** @param pieces the typed number; NaN while the input is empty */
    change: (pieces: number) => {
      setEmpty(Number.isNaN(pieces));
      if (!Number.isNaN(pieces)) onChange(clampQuantity(pieces));
    },
    /** On blur, an empty input shows its last number again. */
    leave: () => setEmpty(false),
  };
}
