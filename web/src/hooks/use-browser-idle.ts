import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Delay in milliseconds for Safari, which has no requestIdleCallback. */
const SOON_MS = 200;

/**
 * Returns true, permanently, once no query is running and the browser is idle.
 * @param enabled false: not awaited yet
 */
export function useBrowserIdle(enabled: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (!enabled || isIdle || isFetching) return;
    const idle = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(idle, { timeout: 2_000 });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(idle, SOON_MS);
    return () => clearTimeout(id);
  }, [enabled, isIdle, isFetching]);
  return isIdle;
}
