import { useId } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  /** What it does, where the label does not say. */
  hint?: string | undefined;
  isOn: boolean;
  /** While it is being seen to: it keeps the focus, and does nothing. */
  isPending?: boolean | undefined;
  onToggle: (isOn: boolean) => void;
}

/** A line with a switch at its end; a tap anywhere on the line turns it. */
export function SwitchRow({ label, hint, isOn, isPending = false, onToggle }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={styles.row} data-pending={isPending}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        aria-busy={isPending}
        aria-disabled={isPending}
        checked={isOn}
        onChange={() => !isPending && onToggle(!isOn)}
      />
    </label>
  );
}
