import type { ReactNode } from 'react';
import styles from './password-meter.module.css';
import { passwordScore, STRENGTH_LABELS, type PasswordScore } from './password-strength.ts';

const STEPS: readonly PasswordScore[] = [1, 2, 3, 4];

interface PasswordMeterProps {
  password: string;
  /** What is measured here, said aloud. */
  label: string;
  /** Its place is kept while it is hidden: nothing moves under a finger that leaves the field. */
  isShown: boolean;
  /** What stands under the bar, beside the words. */
  children?: ReactNode;
}

/** How strong a password is, as a bar of four steps and as words that are read out politely (spec §4). */
export function PasswordMeter({ password, label, isShown, children }: PasswordMeterProps) {
  const score = passwordScore(password);
  const words = STRENGTH_LABELS[score];
  return (
    <div className={styles.meter} data-score={score} data-shown={isShown}>
      <div
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={words}
      >
        {STEPS.map((step) => (
          <span key={step} className={styles.step} data-reached={step <= score} />
        ))}
      </div>
      <div className={styles.foot}>
        {children}
        <p className={styles.words} lang="en" aria-live="polite">
          {isShown && words}
        </p>
      </div>
    </div>
  );
}
