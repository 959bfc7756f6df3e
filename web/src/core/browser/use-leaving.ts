import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when the visitor leaves the page: for another page, app or tab, or for good.
 * @param onLeave receives whether the page unloads: then work that it starts may not finish
 */
export function useLeaving(onLeave: (isUnloading: boolean) => void): void {
  const isUnloading = useRef(false);
  const leave = useEffectEvent(() => onLeave(isUnloading.current));
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    const onPageHide = () => {
      isUnloading.current = true;
      leave();
    };
    const onPageShow = () => {
      isUnloading.current = false;
    };
    // In development React runs an effect once as a trial.
    let hasBegun = false;
    queueMicrotask(() => (hasBegun = true));
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
      if (hasBegun) leave();
    };
  }, []);
}
