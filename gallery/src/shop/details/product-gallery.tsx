import { Lightbox } from '@pieno/ui/lightbox.tsx';
import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { VIEWER_WORDS } from '../../kit/viewer-words.ts';
import type { Picture } from '../../pictures/picture.ts';
import styles from './product-gallery.module.css';

/** One picture large, all of them small; a press on the large one opens the viewer, which zooms. */
export function ProductGallery({ pictures }: { pictures: readonly Picture[] }) {
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const { src, alt, width, height } = pictures[shown]!;
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.large}
        aria-label={`Zoom: ${alt}`}
        onClick={() => setOpened(shown)}
      >
        <img src={src} alt="" width={width} height={height} />
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
              <img src={picture.src} alt="" width={picture.width} height={picture.height} />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        images={pictures.map((picture) => ({ ...picture, url: picture.src }))}
        index={opened}
        onClose={() => setOpened(null)}
        words={VIEWER_WORDS}
      />
    </div>
  );
}
