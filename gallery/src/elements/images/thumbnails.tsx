import { useState } from 'react';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { Viewer } from '../../kit/pictures/viewer.tsx';
import { SCENES } from '../../pictures/scenes.ts';
import styles from './images-page.module.css';

const SHOWN = [
  SCENES.castle,
  SCENES.cableway,
  SCENES.market,
  SCENES.snow,
  SCENES.lake,
  SCENES.night,
];

/** Each thumbnail opens the viewer. */
export function Thumbnails() {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul role="list" className={styles.thumbnails}>
        {SHOWN.map((picture, index) => (
          <li key={picture.src}>
            <button type="button" className={styles.thumbnail} onClick={() => setOpen(index)}>
              <PictureImage picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      <Viewer pictures={SHOWN} index={open} onClose={() => setOpen(null)} />
    </>
  );
}
