import IconUser from '~icons/tabler/user';
import IconUserQuestion from '~icons/tabler/user-question';
import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Picture URL, or null. */
  src: string | null;
  /** Guests have their own placeholder icon. */
  isGuest?: boolean | undefined;
  /** CSS pixels. */
  size?: number | undefined;
}

/** A person's picture, or a placeholder icon if it is missing or fails to load. */
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
