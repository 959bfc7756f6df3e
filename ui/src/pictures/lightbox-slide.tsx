import { useState } from 'react';
import type { GenericSlide } from 'yet-another-react-lightbox';
import styles from './lightbox-slide.module.css';

export interface LightboxImage {
  url: string;
  alt: string;
  caption?: string | null | undefined;
  width: number;
  height: number;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: GenericSlide & { type: 'picture'; image: LightboxImage };
  }
}

interface LightboxSlideProps {
  image: LightboxImage;
  /** Shown instead of a picture that fails to load. */
  failed: string;
}

/** A picture of the viewer with its caption. */
export function LightboxSlide({ image, failed }: LightboxSlideProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className={styles.failed} lang="en" role="alert">
        {failed}
      </p>
    );
  }
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        draggable={false}
        onError={() => setBroken(true)}
      />
      {image.caption && <figcaption className={styles.caption}>{image.caption}</figcaption>}
    </figure>
  );
}
