import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import styles from './counterup-page.module.css';
import { FigureUp } from './figure-up.tsx';

/** The visitor sets the target. */
export function OwnFigure() {
  const [end, setEnd] = useState(2_026);
  const [shown, setShown] = useState({ end: 2_026, round: 0 });
  return (
    <>
      <p className={styles.huge}>
        <FigureUp key={shown.round} end={shown.end} />
      </p>
      <LabelledSlider label="Count to" min={10} max={9_999} value={end} onChange={setEnd} />
      <Button onClick={() => setShown({ end, round: shown.round + 1 })}>Count</Button>
    </>
  );
}
