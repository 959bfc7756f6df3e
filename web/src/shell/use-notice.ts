import { SUCCESS_BANNER_MS } from '@pieno/contract/limits.ts';
import { useEffect, useState } from 'react';

/** What came of something the visitor did. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
}
export type Notify = (notice: Notice | null) => void;

/** The last thing to be told: a success goes by itself (spec §4), a failure stays. */
export function useNotice(): [notice: Notice | null, notify: Notify] {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice?.kind !== 'success') return;
    const timer = setTimeout(() => setNotice(null), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
