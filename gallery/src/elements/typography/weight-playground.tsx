import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import styles from './typography-page.module.css';

/** Adjustable weight and size of a variable font. */
export function WeightPlayground() {
  const [weight, setWeight] = useState(700);
  const [size, setSize] = useState(44);
  return (
    <>
      <p className={styles.stage} style={{ fontWeight: weight, fontSize: size }}>
        Pieno
      </p>
      <LabelledSlider label="Weight" min={400} max={800} value={weight} onChange={setWeight} />
      <LabelledSlider label="Size" unit="px" min={16} max={96} value={size} onChange={setSize} />
    </>
  );
}
