import { useState } from 'react';
import { clampQuantity } from './product.ts';

/**
 * What a field of pieces shows and takes: never outside 1 to 99 (spec §5), and empty while another number
 * is typed.
 */
export function usePieces(value: number, onChange: (pieces: number) => void) {
  const [isEmpty, setEmpty] = useState(false);
  return {
    shown: isEmpty ? '' : value,
    /** @param pieces NaN while the field is empty */
    change: (pieces: number) => {
      setEmpty(Number.isNaN(pieces));
      if (!Number.isNaN(pieces)) onChange(clampQuantity(pieces));
    },
    /** The field was left: an empty one shows its number again. */
    leave: () => setEmpty(false),
  };
}
