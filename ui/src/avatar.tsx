import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './avatar.module.css';

/** Somebody's picture, or a figure where there is none or it cannot be loaded. */
export function Avatar({ src, size = 48 }: { src: string | null; size?: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.avatar} style={{ inlineSize: size, blockSize: size }}>
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        <IconUser size={size / 2} stroke={1.75} aria-hidden="true" />
      )}
    </span>
  );
}
