import { Chip } from '@pieno/ui/chip.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { ARTICLES } from '../articles.ts';
import { PostMeta } from '../post-meta.tsx';
import type { Post } from '../posts.ts';
import styles from './article-text.module.css';

export function ArticleText({ post }: { post: Post }) {
  const { id, title, category, lead, scene } = post;
  const { parts, quote } = ARTICLES[id]!;
  return (
    <article className={styles.article}>
      <PictureImage picture={scene} className={styles.picture} />
      <p>
        <Chip tone="notice">{category}</Chip>
      </p>
      <h2 className={styles.title}>{title}</h2>
      <PostMeta post={post} />
      <p className={styles.lead}>{lead}</p>
      {parts.map(({ heading, paragraphs }, index) => (
        <section key={heading ?? ''} className={styles.part}>
          {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {index === 0 && <blockquote className={styles.quote}>{quote}</blockquote>}
        </section>
      ))}
    </article>
  );
}
