import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { PictureImage } from '../kit/pictures/picture-image.tsx';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta.tsx';
import { postPath, type Post } from './posts.ts';

interface PostCardProps {
  post: Post;
  /** `tile`: picture above the text. `row`: picture beside it. `wide`: a large picture beside it, where it fits. */
  layout?: 'tile' | 'row' | 'wide' | undefined;
}

/** A preview of a post; the whole card is a link to it. */
export function PostCard({ post, layout = 'tile' }: PostCardProps) {
  const { title, category, lead, scene } = post;
  return (
    <article className={styles.card} data-layout={layout}>
      <PictureImage picture={scene} alt="" className={styles.picture} />
      <div className={styles.text}>
        <p>
          <Chip tone="notice">{category}</Chip>
        </p>
        <h2 className={styles.title}>
          <Link to={postPath(post)} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.meta}>
          <PostMeta post={post} />
        </div>
      </div>
    </article>
  );
}
