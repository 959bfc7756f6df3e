import { Avatar } from '@pieno/ui/avatar.tsx';
import { Spoken } from '@pieno/ui/spoken.tsx';
import styles from './typing-dots.module.css';

/** Three dots: the other one is writing. They stand still where motion is not wanted. */
export function TypingDots({ name, picture }: { name: string; picture: string | null }) {
  return (
    <div className={styles.typing}>
      <Avatar src={picture} size={28} />
      <span className={styles.dots}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <Spoken>{name} is typing</Spoken>
      </span>
    </div>
  );
}
