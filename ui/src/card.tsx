import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Heading (h2); it makes the card a named section. */
  title?: string | undefined;
  /** Language of the heading, if not the document's. */
  titleLang?: string | undefined;
  /** `totem`: the dark panel of the prices. `flush`: the content reaches the edges. */
  variant?: 'plain' | 'totem' | 'flush' | undefined;
  children: ReactNode;
}

/** A surface with a thin border. */
export function Card({ title, titleLang, variant = 'plain', children }: CardProps) {
  const headingId = useId();
  if (title === undefined) {
    return (
      <div className={styles.card} data-variant={variant}>
        {children}
      </div>
    );
  }
  return (
    <section className={styles.card} data-variant={variant} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title} lang={titleLang}>
        {title}
      </h2>
      {children}
    </section>
  );
}
