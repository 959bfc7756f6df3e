import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import styles from './text-truncation-page.module.css';

interface MiddleTruncatedProps {
  text: string;
  /** Characters at the end that are always shown. */
  end: number;
}

/** Truncates in the middle: start and end stay visible. */
export function MiddleTruncated({ text, end }: MiddleTruncatedProps) {
  return (
    <span className={styles.middle} title={text}>
      <span className={styles.head} aria-hidden="true">
        {text.slice(0, -end)}
      </span>
      <span aria-hidden="true">{text.slice(-end)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
