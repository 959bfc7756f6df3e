import IconChevronRight from '~icons/tabler/chevron-right';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import type { ReactNode } from 'react';
import styles from './link-rows.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

/** Card with links to other screens, under an English title (rule settings-screen); each child is one row. */
export function LinkRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} titleLang="en" variant="flush">
      <ul role="list" className={styles.rows}>
        {children}
      </ul>
    </Card>
  );
}

export interface LinkRowProps {
  to: string;
  icon: Icon;
  /** English text. */
  label: string;
  hint: string;
  /** Called on a press instead of following the link. */
  onInstead?: (() => void) | undefined;
}

/** One link with a hint about its target. */
export function LinkRow({ to, icon: Outline, label, hint, onInstead }: LinkRowProps) {
  const content = (
    <>
      <Outline className={styles.icon} size={22} stroke={1.75} aria-hidden="true" />
      <span className={styles.text}>
        <span className={styles.label} lang="en">
          {label}
        </span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <IconChevronRight className="mirrored" size={20} stroke={1.75} aria-hidden="true" />
    </>
  );
  return onInstead ? (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onInstead}>
      {content}
    </button>
  ) : (
    <Link to={to} className={styles.row}>
      {content}
    </Link>
  );
}
