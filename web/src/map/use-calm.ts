import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Safari knows no idle callback: there a moment after the last answer must do. */
const SOON_MS = 200;

/** True, from then on, once the screen has its data and the browser nothing else to do. */
export function useCalm(enabled: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (!enabled || isCalm || isFetching) return;
    const calm = () => setCalm(true);
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(calm, { timeout: 2_000 });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(calm, SOON_MS);
    return () => clearTimeout(id);
  }, [enabled, isCalm, isFetching]);
  return isCalm;
}
