import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen here, said aloud. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <SegmentedControl
      aria-label={label}
      fullWidth
      classNames={styles}
      data={[...options]}
      value={value}
      onChange={onChange}
    />
  );
}
