import { useId, useState } from 'react';
import styles from './form-range-page.module.css';

/** Limits and step (rule gallery-forms). */
const RANGE = { min: 0, max: 100, step: 1 };

/** The browser's range input, and its value. */
export function NativeRange({ isDisabled = false }: { isDisabled?: boolean }) {
  const id = useId();
  const [value, setValue] = useState(50);
  return (
    <div>
      <div className={styles.text}>
        <label htmlFor={id}>{isDisabled ? 'Volume, turned off' : 'Volume'}</label>
        <output htmlFor={id}>{value}</output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        {...RANGE}
        value={value}
        disabled={isDisabled}
        onChange={({ currentTarget }) => setValue(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
