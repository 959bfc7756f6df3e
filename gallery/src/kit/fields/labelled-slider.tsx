import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import styles from './labelled-slider.module.css';

interface LabelledSliderProps {
  label: string;
  /** Unit after the number, e.g. 'px'. */
  unit?: string;
  min?: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

export function LabelledSlider({ label, unit = '', ...slider }: LabelledSliderProps) {
  const valueText = (value: number) => `${value} ${unit}`.trimEnd();
  return (
    <div className={styles.field}>
      <span className={styles.text} aria-hidden="true">
        <span>{label}</span>
        <span>{valueText(slider.value)}</span>
      </span>
      <Slider
        {...slider}
        size={6}
        label={null}
        thumbLabel={label}
        thumbValueText={valueText}
        classNames={styles}
      />
    </div>
  );
}
