import { Banner } from '@pieno/ui/banner.tsx';
import { IconX } from '@tabler/icons-react';
import { m } from '../paraglide/messages.js';
import styles from './notice-banner.module.css';
import type { Notice, Notify } from './use-notice.ts';

interface NoticeBannerProps {
  notice: Notice | null;
  onNotice: Notify;
}

/** A notice at the top of the viewport, over the page, so that nothing below it moves. */
export function NoticeBanner({ notice, onNotice }: NoticeBannerProps) {
  return (
    <div className={styles.place} aria-live="polite">
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
