import { useState } from 'react';
import { InputGroup } from './input-group.tsx';

/** An input and its submit button in one frame. */
export function CouponGroup() {
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setApplied(code.trim().toUpperCase());
      }}
    >
      <InputGroup label="Coupon">
        {(id) => (
          <>
            <input
              id={id}
              placeholder="OFFER30"
              autoComplete="off"
              maxLength={20}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <button type="submit" disabled={code.trim() === ''}>
              Apply
            </button>
          </>
        )}
      </InputGroup>
      <p role="status">{applied && `${applied} was applied.`}</p>
    </form>
  );
}
