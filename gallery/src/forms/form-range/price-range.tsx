import { RangeSlider } from '@mantine/core';
import { useState } from 'react';
import styles from './form-range-page.module.css';

/** Euro per litre. */
const LIMITS = { min: 1.5, max: 1.9, step: 0.001 };
const euro = (price: number) => `€ ${price.toFixed(3)}`;

/** Two thumbs for a range of prices. */
export function PriceRange() {
  const [[low, high], setPrices] = useState<[number, number]>([1.62, 1.75]);
  return (
    <div>
      <div className={styles.text}>
        <span>Price per litre</span>
        <output>
          {euro(low)} – {euro(high)}
        </output>
      </div>
      <RangeSlider
        {...LIMITS}
        minRange={0.01}
        label={null}
        value={[low, high]}
        onChange={setPrices}
        thumbFromLabel="From"
        thumbToLabel="To"
        thumbValueText={euro}
      />
    </div>
  );
}
