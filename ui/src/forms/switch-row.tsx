import { useId } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  /** What the switch does, if the label does not contain it. */
  hint?: string | undefined;
  isOn: boolean;
  /** True while a change is saved: the switch keeps the focus but ignores taps. */
  isPending?: boolean | undefined;
  onToggle: (isOn: boolean) => void;
}

/** A row with a switch at its end; a tap anywhere on the row toggles it. */
export function SwitchRow({ label, hint, isOn, isPending = false, onToggle }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={styles.row} data-pending={isPending}>
      <span className={styles.text}>
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
