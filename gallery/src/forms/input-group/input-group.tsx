import { useId, type ReactNode } from 'react';
import styles from './input-group.module.css';

interface InputGroupProps {
  label: string;
  /** What is wrong; its id is that of the control, with `-error` behind. */
  error?: string;
  size?: 'sm' | 'md' | 'lg';
  /** The control of this id, and what stands beside it. */
  children: (id: string) => ReactNode;
}

/** Controls and what belongs to them, in one frame. */
export function InputGroup({ label, error, size = 'md', children }: InputGroupProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.group} data-size={size} data-wrong={error !== undefined}>
        {children(id)}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A word or an icon at the side of a control. */
export function Addon({ children }: { children: ReactNode }) {
  return <span className={styles.addon}>{children}</span>;
}
