import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Delay in milliseconds for Safari, which has no requestIdleCallback. */
const SOON_MS = 200;

/**
 * Returns true, permanently, once no query is running and the browser is idle.
 * @param enabled false: not awaited yet
 */
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
