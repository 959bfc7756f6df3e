import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Shows the time since it was mounted. */
export function CallTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((Date.now() - start) / SECOND_MS)),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label="Call time">
      {asClock(seconds)}
    </span>
  );
}

/** Formats seconds as mm:ss. */
const asClock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
