import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { useState } from 'react';
import styles from './form-radio-page.module.css';

const MODES = ['All', 'Self', 'Served'] as const;

/** The control that filters a ranking by mode. */
export function SegmentedChoice() {
  const [mode, setMode] = useState<(typeof MODES)[number]>('All');
  return (
    <>
      <Segmented
        label="Mode"
        options={MODES.map((value) => ({ value, label: value }))}
        value={mode}
        onChange={setMode}
      />
      <p className={styles.chosen} role="status">
        {mode === 'All' ? 'Self and served stations.' : `${mode} stations only.`}
      </p>
    </>
  );
}
