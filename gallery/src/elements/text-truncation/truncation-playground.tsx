import { Text } from '@mantine/core';
import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import styles from './text-truncation-page.module.css';
import { LONG } from './sample-texts.ts';

export function TruncationPlayground() {
  const [width, setWidth] = useState(70);
  const [lines, setLines] = useState(2);
  return (
    <>
      <div className={styles.stage}>
        <Text lineClamp={lines} style={{ inlineSize: `${width}%` }} data-testid="clamped">
          {LONG}
        </Text>
      </div>
      <LabelledSlider label="Width" unit="%" min={20} max={100} value={width} onChange={setWidth} />
      <LabelledSlider
        label="Height"
        unit="lines"
        min={1}
        max={6}
        value={lines}
        onChange={setLines}
      />
    </>
  );
}
