import { Children, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { columnsAt, distribute } from './masonry-columns.ts';
import styles from './masonry.module.css';

interface MasonryProps {
  /** Minimum viewport width in CSS pixels → number of columns; must contain 0. */
  columns: Readonly<Record<number, number>>;
  /** CSS pixels. */
  gutter: number;
  children: ReactNode;
}

/** Pictures of any height, distributed round-robin to columns (rule station-gallery). */
export function Masonry({ columns, gutter, children }: MasonryProps) {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const dealt = distribute(Children.toArray(children), columnsAt(columns, width));
  return (
    <div className={styles.masonry} style={{ '--gutter': `${gutter}px` } as CSSProperties}>
      {dealt.map(({ key, items }) => (
        <div key={key} className={styles.column}>
          {items}
        </div>
      ))}
    </div>
  );
}
