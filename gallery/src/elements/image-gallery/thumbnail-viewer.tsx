import { useState } from 'react';
import { SCENES } from '../../pictures/scenes.ts';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import styles from './thumbnail-viewer.module.css';

const PICTURES = [
  SCENES.station,
  SCENES.charging,
  SCENES.workshop,
  SCENES.road,
  SCENES.bridge,
] as const;

/** A strip of thumbnails selects the large picture. */
export function ThumbnailViewer() {
  const [index, setIndex] = useState(0);
  const shown = PICTURES[index] ?? PICTURES[0];
  return (
    <>
      <figure className={styles.stage}>
        <PictureImage picture={shown} />
        <figcaption>{shown.alt}</figcaption>
      </figure>
      <div className={styles.strip} role="group" aria-label="Pictures to choose from">
        {PICTURES.map((picture, each) => (
          <button
            key={picture.src}
            type="button"
            className={styles.thumb}
            aria-pressed={each === index}
            onClick={() => setIndex(each)}
          >
            <PictureImage picture={picture} />
          </button>
        ))}
      </div>
    </>
  );
}
