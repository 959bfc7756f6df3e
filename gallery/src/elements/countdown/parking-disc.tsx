import '@mantine/core/styles/RingProgress.layer.css';
import { RingProgress } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect, useState } from 'react';
import { TONES } from '../../kit/tones.ts';
import styles from './countdown-page.module.css';

export const PARKING_SECONDS = 300;
/** At this many remaining seconds, the time turns red. */
const LATE_SECONDS = 60;

/** A five-minute timer with start, stop and reset. */
export function ParkingDisc() {
  const [left, setLeft] = useState(PARKING_SECONDS);
  const [isRunning, setRunning] = useState(false);
  const isOver = left === 0;
  useEffect(() => {
    if (!isRunning || isOver) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning, isOver]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={styles.disc}>
      <RingProgress
        aria-hidden="true"
        size={168}
        thickness={10}
        roundCaps
        rootColor="var(--hairline)"
        sections={[
          {
            value: (left / PARKING_SECONDS) * 100,
            color: left <= LATE_SECONDS ? TONES.danger : TONES.accent,
          },
        ]}
        label={
          <span className={styles.clock} data-late={left <= LATE_SECONDS}>
            {clock}
          </span>
        }
      />
      <div className={styles.buttons}>
        <p role="timer" className={styles.dimmed}>
          {isOver ? 'Time is up: move the car.' : `${clock} left`}
        </p>
        {isOver ? null : (
          <Button onClick={() => setRunning(!isRunning)}>{isRunning ? 'Stop' : 'Start'}</Button>
        )}
        <Button
          variant="default"
          disabled={left === PARKING_SECONDS}
          onClick={() => {
            setRunning(false);
            setLeft(PARKING_SECONDS);
          }}
        >
          Set back
        </Button>
      </div>
    </div>
  );
}
