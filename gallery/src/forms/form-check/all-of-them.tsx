import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import styles from './form-check-page.module.css';

const FUELS = ['Petrol', 'Diesel', 'LPG', 'Methane'] as const;

/** The parent checks or unchecks all children; it is indeterminate when some are checked. */
export function AllOfThem() {
  const [chosen, setChosen] = useState<readonly string[]>(['Petrol']);
  const areAll = chosen.length === FUELS.length;
  return (
    <div className={styles.tree}>
      <Checkbox
        label="All fuels"
        checked={areAll}
        indeterminate={chosen.length > 0 && !areAll}
        onChange={() => setChosen(areAll ? [] : FUELS)}
      />
      <Checkbox.Group aria-label="Fuels" value={[...chosen]} onChange={setChosen}>
        <div className={styles.below}>
          {FUELS.map((fuel) => (
            <Checkbox key={fuel} value={fuel} label={fuel} />
          ))}
        </div>
      </Checkbox.Group>
    </div>
  );
}
