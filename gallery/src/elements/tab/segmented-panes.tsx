import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { useState } from 'react';
import { PANES } from './panes.ts';
import styles from './tab-group.module.css';

const OPTIONS = PANES.map(({ name }) => ({ value: name, label: name }));

/** The product's segmented control, as on the ranking. */
export function SegmentedPanes() {
  const [chosen, setChosen] = useState(PANES[0]!.name);
  const pane = PANES.find(({ name }) => name === chosen)!;
  return (
    <>
      <Segmented label="About the station" options={OPTIONS} value={chosen} onChange={setChosen} />
      <div className={styles.panel} aria-live="polite">
        <h3>{pane.title}</h3>
        <p>{pane.text}</p>
      </div>
    </>
  );
}
