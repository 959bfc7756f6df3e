import { Progress } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect, useState } from 'react';
import { TONES } from '../../kit/tones.ts';
import styles from './progress.module.css';

/** Capacity in litres, litres per tick, and milliseconds per tick. */
export const TANK = { litres: 50, perTick: 1, tickMs: 100 } as const;

/** A tank that is being filled. */
export function TankExample() {
  const [litres, setLitres] = useState(18);
  const [isFilling, setFilling] = useState(false);
  const isFull = litres >= TANK.litres;
  const isOn = isFilling && !isFull;

  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(
      () => setLitres((now) => Math.min(now + TANK.perTick, TANK.litres)),
      TANK.tickMs,
    );
    return () => clearInterval(timer);
  }, [isOn]);

  const empty = () => {
    setLitres(0);
    setFilling(false);
  };

  return (
    <>
      <div className={styles.names}>
        <strong>{isFull ? 'Full' : isOn ? 'Filling…' : 'Waiting'}</strong>
        <span>
          {litres} of {TANK.litres} litres
        </span>
      </div>
      <Progress
        size={16}
        value={(litres / TANK.litres) * 100}
        animated={isOn}
        aria-label="Tank"
        transitionDuration={TANK.tickMs}
        color={isFull ? TONES.success : TONES.accent}
        classNames={{ root: styles.track }}
      />
      <div className={styles.buttons}>
        <Button disabled={isFull} onClick={() => setFilling(!isFilling)}>
          {isOn ? 'Hang up' : 'Fill up'}
        </Button>
        <Button variant="quiet" disabled={litres === 0} onClick={empty}>
          Drive until empty
        </Button>
      </div>
    </>
  );
}
