import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** The card's heading (h2); the card is then a named section. */
  title?: string | undefined;
  /** The heading's language, where it is not the document's. */
  titleLang?: string | undefined;
  /** `totem`: the dark panel that prices stand on. `flush`: the content reaches the edges. */
  variant?: 'plain' | 'totem' | 'flush' | undefined;
  children: ReactNode;
}

/** A surface with a hairline around it. */
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
