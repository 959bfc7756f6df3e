import type { ReactNode } from 'react';
import styles from './password-meter.module.css';
import { passwordScore, STRENGTH_LABELS, type PasswordScore } from './password-strength.ts';

const STEPS: readonly PasswordScore[] = [1, 2, 3, 4];

interface PasswordMeterProps {
  password: string;
  /** Accessible name of the meter. */
  label: string;
  /** Changes only the visibility: nothing moves under a finger that leaves the field. */
  isShown: boolean;
  /** False: an error may use the whole line. */
  hasText: boolean;
  /** Above the bar, beside the text. */
  children: ReactNode;
}

/**
 * Password strength as a bar of four steps and as text; screen readers announce it politely (rule password-strength).
 */
export function PasswordMeter(props: PasswordMeterProps) {
  const { password, label, isShown, hasText, children } = props;
  const score = passwordScore(password);
  const text = STRENGTH_LABELS[score];
  return (
    <div className={styles.meter} data-score={score} data-shown={isShown}>
      <div className={styles.line}>
        {children}
        <p className={styles.text} lang="en" aria-live="polite">
          {isShown && hasText && text}
        </p>
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={text}
      >
        {STEPS.map((step) => (
          <span key={step} className={styles.step} data-reached={step <= score} />
        ))}
      </div>
    </div>
  );
}
