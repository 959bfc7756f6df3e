import IconPhotoOff from '~icons/tabler/photo-off';
import { useState } from 'react';
import { VIEWER_LABELS } from '../../kit/pictures/viewer-labels.ts';
import type { Picture } from '../../pictures/picture.ts';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import styles from './picture-button.module.css';

interface PictureButtonProps {
  picture: Picture;
  /** CSS aspect ratio of the crop; default: the picture's own. */
  ratio?: string;
  onOpen: () => void;
}

/** Opens the viewer; shows an error text if the picture fails to load. */
export function PictureButton({ picture, ratio, onOpen }: PictureButtonProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className={styles.failed}>
        <IconPhotoOff size={28} stroke={1.75} aria-hidden="true" />
        {VIEWER_LABELS.failed}
      </p>
    );
  }
  return (
    <button type="button" className={styles.button} onClick={onOpen}>
      <PictureImage
        picture={picture}
        style={{ aspectRatio: ratio }}
        onError={() => setBroken(true)}
      />
    </button>
  );
}
