import type { ReactNode } from 'react';
import styles from './article.module.css';

export function Article({ children }: { children: ReactNode }) {
  return <div className={styles.article}>{children}</div>;
}

interface SectionProps {
  title: string;
  /** One or two sentences each. */
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
