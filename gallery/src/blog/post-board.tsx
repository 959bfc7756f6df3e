import { useState } from 'react';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { CategoryFilter, type Filter } from './category-filter.tsx';
import styles from './post-board.module.css';
import { PostCard } from './post-card.tsx';
import { POSTS } from './posts.ts';

/** The posts of a category as rows or tiles; the first tile (the newest post) spans the full width. */
export function PostBoard({ layout }: { layout: 'tile' | 'row' }) {
  const [filter, setFilter] = useState<Filter>('All');
  const posts = POSTS.filter(({ category }) => filter === 'All' || category === filter);
  return (
    <ExamplePage layout={layout === 'row' ? 'narrow' : 'wide'}>
      <CategoryFilter value={filter} onChange={setFilter} />
      <ul role="list" className={styles.board} data-layout={layout}>
        {posts.map((post, index) => (
          <li key={post.id} className={styles.place}>
            <PostCard post={post} layout={layout === 'tile' && index === 0 ? 'wide' : layout} />
          </li>
        ))}
      </ul>
    </ExamplePage>
  );
}
