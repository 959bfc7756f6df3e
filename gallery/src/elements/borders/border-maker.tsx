import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import styles from './border-maker.module.css';

const LINES = [
  { value: 'solid', label: 'Solid' },
  { value: 'dashed', label: 'Dashed' },
  { value: 'dotted', label: 'Dotted' },
] as const;

/** A sample with an adjustable border, and its CSS. */
export function BorderMaker() {
  const [width, setWidth] = useState(2);
  const [radius, setRadius] = useState(16);
  const [line, setLine] = useState<(typeof LINES)[number]['value']>('solid');
  const border = `${width}px ${line} var(--accent)`;
  return (
    <div className={styles.maker}>
      <div className={styles.specimen} style={{ border, borderRadius: radius }}>
        <code>border: {border}</code>
        <code>border-radius: {radius}px</code>
      </div>
      <Segmented label="Line" options={LINES} value={line} onChange={setLine} />
      <LabelledSlider label="Width" unit="px" min={1} max={12} value={width} onChange={setWidth} />
      <LabelledSlider label="Radius" unit="px" max={48} value={radius} onChange={setRadius} />
    </div>
  );
}
