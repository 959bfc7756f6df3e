import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useHost } from '../../host.ts';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { PostCard } from '../post-card.tsx';
import { findPost, POSTS } from '../posts.ts';
import { ArticleText } from './article-text.tsx';
import styles from './blog-details-page.module.css';
import { Comments } from './comments.tsx';

export function BlogDetailsPage() {
  const { query } = useHost();
  const post = findPost(query.post);
  const { author } = post;
  return (
    <ExamplePage layout="narrow">
      <ArticleText post={post} />
      <Card>
        <div className={styles.author}>
          <Avatar src={author.src} size={64} />
          <div>
            <h2 className={styles.name}>{author.alt}</h2>
            <p className={styles.about}>
              Writes for Pieno on driving and on what it costs. Fills up on Tuesdays.
            </p>
          </div>
        </div>
      </Card>
      <Comments key={post.id} />
      <section aria-labelledby="more">
        <h2 id="more" className={styles.more}>
          Read on
        </h2>
        <ul role="list" className={styles.posts}>
          {POSTS.filter(({ id }) => id !== post.id)
            .slice(0, 2)
            .map((other) => (
              <li key={other.id} className={styles.post}>
                <PostCard post={other} />
              </li>
            ))}
        </ul>
      </section>
    </ExamplePage>
  );
}
