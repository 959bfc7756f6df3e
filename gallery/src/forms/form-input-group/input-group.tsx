import { useId, type ReactNode } from 'react';
import styles from './input-group.module.css';

interface InputGroupProps {
  label: string;
  /** Error message; its id is the control's id and `-error`. */
  error?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Renders the control with this id, and its add-ons. */
  children: (id: string) => ReactNode;
}

/** Controls and add-ons in one frame, with label and error. */
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

/** A text or icon beside a control. */
export function Addon({ children }: { children: ReactNode }) {
  return <span className={styles.addon}>{children}</span>;
}
