import type { ReactNode } from 'react';
import styles from './countdown.module.css';
import { useCountdown, type TimeLeft } from './use-countdown.ts';

interface CountdownProps {
  /** End of the countdown. */
  target: Date;
  /** Shown once the moment has passed. */
  over: ReactNode;
  /** Current time in milliseconds; replaced in tests. */
  now?: (() => number) | undefined;
}

const UNITS: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds'];

/** Days, hours, minutes and seconds, in the digits of a price sign. */
export function Countdown({ target, over, now }: CountdownProps) {
  const left = useCountdown(target, now);
  if (!left) return over;
  return (
    <div role="timer" className={styles.countdown}>
      <dl className={styles.units}>
        {UNITS.map((unit) => (
          <div key={unit} className={styles.unit}>
            <dt className={styles.name}>{unit}</dt>
            <dd className={styles.digits}>{String(left[unit]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
