import { Banner } from '@pieno/ui/states/banner.tsx';
import IconX from '~icons/tabler/x';
import { SUCCESS_BANNER_MS } from '@pieno/contract/limits.ts';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './notice.module.css';

/** The outcome of a visitor's action. */
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

interface NoticeBannerProps {
  notice: Notice | null;
  onNotice: Notify;
}

/** A notice over the page, at the top of the viewport, so that nothing below it moves. */
export function NoticeBanner({ notice, onNotice }: NoticeBannerProps) {
  return (
    <div className={styles.place} data-screen-only aria-live="polite">
      {notice && (
        <div className={styles.banner}>
          <Banner
            kind={notice.kind}
            actions={
              notice.kind === 'error' && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={m.notice_close()}
                  onClick={() => onNotice(null)}
                >
                  <IconX size={20} stroke={1.75} aria-hidden="true" />
                </button>
              )
            }
          >
            {notice.text}
          </Banner>
        </div>
      )}
    </div>
  );
}
