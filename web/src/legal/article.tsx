import type { ReactNode } from 'react';
import styles from './article.module.css';

/** Long text, set to be read. */
export function Article({ children }: { children: ReactNode }) {
  return <div className={styles.article}>{children}</div>;
}

interface SectionProps {
  title: string;
  /** A sentence or two each. */
  paragraphs: readonly string[];
  children?: ReactNode;
}

export function Section({ title, paragraphs, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </section>
  );
}
