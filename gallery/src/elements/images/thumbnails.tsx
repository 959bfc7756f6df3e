import { Lightbox } from '@pieno/ui/lightbox.tsx';
import { useState } from 'react';
import { PictureImage } from '../../kit/picture-image.tsx';
import { VIEWER_WORDS } from '../../kit/viewer-words.ts';
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
const LARGE = SHOWN.map(({ src, ...picture }) => ({ ...picture, url: src }));

/** Small pictures in a frame; each opens in full. */
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
      <Lightbox images={LARGE} index={open} onClose={() => setOpen(null)} words={VIEWER_WORDS} />
    </>
  );
}
