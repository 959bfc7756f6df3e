import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { QUANTITY } from '../../shop/product.ts';
import { usePieces } from '../../shop/use-pieces.ts';
import { InputGroup } from './input-group.tsx';

/** A quantity with minus and plus buttons. */
export function StepperGroup() {
  const [pieces, setPieces] = useState(1);
  const { shown, change, leave } = usePieces(pieces, setPieces);
  return (
    <InputGroup label="Pieces">
      {(id) => (
        <>
          <button
            type="button"
            aria-label="One less"
            disabled={pieces <= QUANTITY.min}
            onClick={() => change(pieces - 1)}
          >
            <IconMinus size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <input
            id={id}
            inputMode="numeric"
            value={shown}
            onChange={({ currentTarget }) => change(Number.parseInt(currentTarget.value, 10))}
            onBlur={leave}
          />
          <button
            type="button"
            aria-label="One more"
            disabled={pieces >= QUANTITY.max}
            onClick={() => change(pieces + 1)}
          >
            <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      )}
    </InputGroup>
  );
}
