import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Pretended work: once started, busy for so many milliseconds. */
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
