import { IconUser, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** The address of the picture; null where there is none. */
  src: string | null;
  /** A guest has a figure of its own. */
  isGuest?: boolean | undefined;
  /** CSS pixels. */
  size?: number | undefined;
}

/** Somebody's picture, or a figure where there is none or it cannot be loaded. */
export function Avatar({ src, isGuest = false, size = 48 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const Figure = isGuest ? IconUserQuestion : IconUser;
  return (
    <span
      className={styles.avatar}
      data-guest={isGuest}
      style={{ inlineSize: size, blockSize: size }}
    >
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        <Figure size={size / 2} stroke={1.75} aria-hidden="true" />
      )}
    </span>
  );
}
