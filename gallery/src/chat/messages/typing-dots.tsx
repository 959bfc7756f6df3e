import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import styles from './typing-dots.module.css';

/** Shows that the partner is typing; not animated under prefers-reduced-motion. */
export function TypingDots({ name, picture }: { name: string; picture: string | null }) {
  return (
    <div className={styles.typing}>
      <Avatar src={picture} size={28} />
      <span className={styles.dots}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <VisuallyHidden>{name} is typing</VisuallyHidden>
      </span>
    </div>
  );
}
