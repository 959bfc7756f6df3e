import { useEffect, useRef, useState } from 'react';

/** Duration of the banner in milliseconds (rule gallery-connection). */
const BANNER_MS = 5000;

export interface ConnectionChange {
  id: number;
  isOnline: boolean;
  at: Date;
}

/**
 * Returns whether the browser is online, all changes since the page was opened (newest first), and whether the banner
 * is shown.
 */
export function useConnection() {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const [changes, setChanges] = useState<readonly ConnectionChange[]>([]);
  const [isBannerShown, setBannerShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const notice = ({ type }: Event) => {
      const now = type === 'online';
      setOnline(now);
      setChanges((before) => [{ id: before.length, isOnline: now, at: new Date() }, ...before]);
      setBannerShown(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setBannerShown(false), BANNER_MS);
    };
    window.addEventListener('online', notice);
    window.addEventListener('offline', notice);
    return () => {
      window.removeEventListener('online', notice);
      window.removeEventListener('offline', notice);
      clearTimeout(timer.current);
    };
  }, []);

  return { isOnline, changes, isBannerShown };
}
