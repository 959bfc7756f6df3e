import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { useCountdown } from '../kit/times/use-countdown.ts';
import styles from './resend-line.module.css';

/** Seconds until a new code can be requested, and remaining seconds at which they turn red (rule gallery-otp). */
const WAIT_S = 60;
const SOON_S = 10;

/** A countdown to "Resend OTP", which restarts it. */
export function ResendLine() {
  const [round, setRound] = useState(1);
  return (
    <div className={styles.line}>
      <Wait key={round} onResend={() => setRound(round + 1)} />
      <span role="status">{round > 1 && 'Another code is on its way, or would be.'}</span>
    </div>
  );
}

function Wait({ onResend }: { onResend: () => void }) {
  const [end] = useState(() => new Date(Date.now() + WAIT_S * 1000));
  const left = useCountdown(end);
  if (!left) {
    return (
      <Button variant="quiet" onClick={onResend}>
        Resend OTP
      </Button>
    );
  }
  const seconds = left.minutes * 60 + left.seconds;
  return (
    <p className={styles.wait}>
      Another code in{' '}
      <span
        role="timer"
        aria-label="Seconds until another code"
        className={styles.seconds}
        data-soon={seconds <= SOON_S}
      >
        {seconds} s
      </span>
    </p>
  );
}
