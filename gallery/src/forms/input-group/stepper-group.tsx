import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { clampQuantity, QUANTITY } from '../../shop/product.ts';
import { InputGroup } from './input-group.tsx';

/** Pieces, by the buttons or typed. */
export function StepperGroup() {
  const [pieces, setPieces] = useState(1);
  return (
    <InputGroup label="Pieces">
      {(id) => (
        <>
          <button
            type="button"
            aria-label="One less"
            disabled={pieces <= QUANTITY.min}
            onClick={() => setPieces(pieces - 1)}
          >
            <IconMinus size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <input
            id={id}
            inputMode="numeric"
            value={pieces}
            onChange={({ currentTarget }) =>
              setPieces(clampQuantity(Number(currentTarget.value.replaceAll(/\D/g, ''))))
            }
          />
          <button
            type="button"
            aria-label="One more"
            disabled={pieces >= QUANTITY.max}
            onClick={() => setPieces(pieces + 1)}
          >
            <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      )}
    </InputGroup>
  );
}
