import IconPhoto from '~icons/tabler/photo';
import IconX from '~icons/tabler/x';
import type { ReactNode } from 'react';
import styles from './file-row.module.css';

interface FileRowProps {
  name: string;
  /** File size, or progress of the upload. */
  note: ReactNode;
  tone?: 'plain' | 'done' | 'failed';
  /** Below name and note, e.g. a progress bar. */
  children?: ReactNode;
  onRemove?: () => void;
}

export function FileRow({ name, note, tone = 'plain', children, onRemove }: FileRowProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <span className={styles.tile}>
        <IconPhoto size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{note}</p>
        {children}
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
