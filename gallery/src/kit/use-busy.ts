import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Simulates work: `start` sets `isBusy` for a number of milliseconds. */
export function useBusy(ms: number): { isBusy: boolean; start: () => void } {
  const [isBusy, setBusy] = useState(false);
  const { start } = useTimeout(() => setBusy(false), ms);
  return {
    isBusy,
    start: () => {
      setBusy(true);
      start();
    },
  };
}
