import { Button } from '@pieno/ui/buttons/button.tsx';
import IconPhotoOff from '~icons/tabler/photo-off';
import { useState } from 'react';
import { VIEWER_LABELS } from '../../kit/pictures/viewer-labels.ts';
import styles from './guarded-picture.module.css';

interface GuardedPictureProps {
  src: string;
  alt: string;
  /** Called on "Try again"; without it, there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** A picture, or an error message of the same size if it fails to load. */
export function GuardedPicture({ src, alt, onRetry }: GuardedPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed !== src) {
    return <img className={styles.picture} src={src} alt={alt} onError={() => setFailed(src)} />;
  }
  return (
    <div className={styles.failed} role="alert">
      <IconPhotoOff size={32} stroke={1.75} aria-hidden="true" />
      <p>{VIEWER_LABELS.failed}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
