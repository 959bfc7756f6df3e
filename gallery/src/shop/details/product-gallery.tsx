import IconZoomIn from '~icons/tabler/zoom-in';
import { useState } from 'react';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { Viewer } from '../../kit/pictures/viewer.tsx';
import type { Picture } from '../../pictures/picture.ts';
import styles from './product-gallery.module.css';

/** Thumbnails select the large picture; a press on it opens the viewer, which can zoom. */
export function ProductGallery({ pictures }: { pictures: readonly Picture[] }) {
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const large = pictures[shown]!;
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.large}
        aria-label={`Zoom: ${large.alt}`}
        onClick={() => setOpened(shown)}
      >
        <PictureImage picture={large} alt="" />
        <span className={styles.zoom}>
          <IconZoomIn size={22} stroke={1.75} aria-hidden="true" />
        </span>
      </button>
      <ul role="list" className={styles.thumbnails}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`Show: ${picture.alt}`}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <PictureImage picture={picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <Viewer pictures={pictures} index={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
