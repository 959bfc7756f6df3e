import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './sizing-page.module.css';

export function ResizableWidth() {
  const [share, setShare] = useState(60);
  return (
    <>
      <div className={styles.road}>
        <div style={{ inlineSize: `${share}%` }}>
          <PictureImage picture={SCENES.road} />
        </div>
      </div>
      <LabelledSlider label="Width" unit="%" min={20} max={100} value={share} onChange={setShare} />
    </>
  );
}
