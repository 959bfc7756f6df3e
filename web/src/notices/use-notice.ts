import { SUCCESS_BANNER_MS } from '@pieno/contract/limits.ts';
import { useEffect, useState } from 'react';

/** The outcome of an action of the visitor. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
}
export type Notify = (notice: Notice | null) => void;

/** Holds the latest notice: a success disappears by itself (rule settings-switch), an error stays. */
export function useNotice(): [notice: Notice | null, notify: Notify] {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice?.kind !== 'success') return;
    const timer = setTimeout(() => setNotice(null), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
