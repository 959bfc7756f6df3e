import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { shortDate } from '../kit/times/short-date.ts';
import styles from './post-meta.module.css';
import type { Post } from './posts.ts';

export function PostMeta({ post: { author, day, minutes } }: { post: Post }) {
  return (
    <div className={styles.meta}>
      <Avatar src={author.src} size={36} />
      <p className={styles.text}>
        <span className={styles.author}>{author.alt}</span>
        <span>
          <time dateTime={day}>{shortDate(day)}</time> · {minutes} min
        </span>
      </p>
    </div>
  );
}
