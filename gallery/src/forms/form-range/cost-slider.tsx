import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import styles from './form-range-page.module.css';

/** Euro per litre. */
const PRICE = 1.669;

/** Litres, and their price. */
export function CostSlider() {
  const [litres, setLitres] = useState(40);
  return (
    <>
      <LabelledSlider
        label="Litres"
        unit="litres"
        min={5}
        max={80}
        value={litres}
        onChange={setLitres}
      />
      <p className={styles.sum}>
        <span>at € {PRICE.toFixed(3)} per litre</span>
        <output className={styles.euro}>€ {(litres * PRICE).toFixed(2)}</output>
      </p>
    </>
  );
}
