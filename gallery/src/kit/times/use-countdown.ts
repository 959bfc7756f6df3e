import { useEffect, useState } from 'react';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND_MS = 1_000;

/**
 * Returns the time left until a moment, updated every second; undefined after the moment.
 * @param now current time in milliseconds; replaced in tests
 */
export function useCountdown(target: Date, now: () => number = Date.now): TimeLeft | undefined {
  const [left, setLeft] = useState(() => secondsUntil(target, now()));
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(secondsUntil(target, now())), SECOND_MS);
    return () => clearInterval(timer);
  }, [target, now, isOver]);
  return isOver ? undefined : split(left);
}

const secondsUntil = (target: Date, now: number): number =>
  Math.ceil((target.getTime() - now) / SECOND_MS);

function split(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
