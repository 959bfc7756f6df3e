import { useState } from 'react';
import type { GalleryImage } from '@pieno/contract/business.ts';
import { m } from '../../paraglide/messages.js';
import styles from './gallery-picture.module.css';

/** A picture of the masonry, or a text if it cannot be loaded (rule station-viewer). */
export function GalleryPicture({ image, onOpen }: { image: GalleryImage; onOpen: () => void }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className={styles.failed} lang="en">
        {m.image_failed()}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onOpen}
      aria-label={m.business_open_image({ alt: image.alt })}
    >
      <img
        src={image.url}
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
        onError={() => setFailed(true)}
      />
    </button>
  );
}
