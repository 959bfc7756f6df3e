import { useState } from 'react';
import type { GalleryImage } from '@pieno/contract/stations/business.ts';
import { m } from '../../paraglide/messages.js';
import styles from './photo-button.module.css';

/** A picture of the masonry, or a text if it cannot be loaded (rule station-viewer). */
export function PhotoButton({ image, onOpen }: { image: GalleryImage; onOpen: () => void }) {
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
      aria-label={m.business_open_photo({ alt: image.alt })}
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
