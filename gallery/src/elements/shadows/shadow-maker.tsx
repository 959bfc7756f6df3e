import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import styles from './shadow-maker.module.css';

/** A sample with an adjustable shadow, and its CSS. */
export function ShadowMaker() {
  const [fall, setFall] = useState(12);
  const [blur, setBlur] = useState(32);
  const [strength, setStrength] = useState(30);
  const shadow = `0 ${fall}px ${blur}px rgb(0 0 0 / ${strength}%)`;
  return (
    <div className={styles.maker}>
      <div className={styles.ground}>
        <code className={styles.specimen} style={{ boxShadow: shadow }}>
          {shadow}
        </code>
      </div>
      <LabelledSlider label="Fall" unit="px" max={32} value={fall} onChange={setFall} />
      <LabelledSlider label="Softness" unit="px" max={64} value={blur} onChange={setBlur} />
      <LabelledSlider label="Strength" unit="%" max={80} value={strength} onChange={setStrength} />
    </div>
  );
}
