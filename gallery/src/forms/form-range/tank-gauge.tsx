import { Slider } from '@mantine/core';
import styles from './form-range-page.module.css';

const MARKS = [
  { value: 0, label: 'E' },
  { value: 25, label: '¼' },
  { value: 50, label: '½' },
  { value: 75, label: '¾' },
  { value: 100, label: 'F' },
];
const WORDS: Readonly<Record<number, string>> = {
  0: 'empty',
  25: 'a quarter',
  50: 'half full',
  75: 'three quarters',
  100: 'full',
};

/** The level of the tank, in quarters. */
export function TankGauge() {
  return (
    <div className={styles.gauge}>
      <Slider
        classNames={{ markLabel: styles.mark }}
        restrictToMarks
        marks={MARKS}
        defaultValue={25}
        label={null}
        thumbLabel="Tank"
        thumbValueText={(value) => WORDS[value]!}
      />
    </div>
  );
}
