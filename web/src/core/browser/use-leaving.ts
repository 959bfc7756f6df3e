import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back as the page is left: for another one, another app or tab, or for good.
 * @param onLeave is told whether the page unloads: then nothing that it begins is sure to end
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
    // In development an effect is tried once before it counts.
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
