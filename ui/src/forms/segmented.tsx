import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** `short` replaces the label visually, if the surrounding stylesheet does so. */
  options: readonly { value: Value; label: string; short?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** As narrow as its labels, for several in a row. */
  isCompact?: boolean;
}

/** A choice of one of a few visible options. Native radio buttons: arrow keys change the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value: chosen, onChange, isCompact } = props;
  const name = useId();
  return (
    <fieldset className={styles.segmented} aria-label={label} data-compact={isCompact}>
      {options.map(({ value, label: text, short }) => (
        <label key={value} className={styles.segment} data-short={short}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
