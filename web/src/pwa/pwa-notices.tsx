import { lazy, Suspense } from 'react';
import { useKeptSince } from '../core/api/kept/kept-since.ts';
import { useNow } from '../core/browser/use-now.ts';
import { useRecentStations } from '../core/session/guest-memory.ts';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './pwa-notices.module.css';
import { usePwa } from './pwa.ts';

// Precached with the shell by the service worker (build/precache.ts).
const AppPrompt = lazy(() =>
  import('./app-prompt.tsx').then((module) => ({ default: module.AppPrompt })),
);

/** The app's own notices: the age of the prices above the page, the prompts to update or install at the bottom. */
export function PwaNotices() {
  const { isOnline, prompt } = usePwa();
  const keptSince = useKeptSince();
  const now = useNow();
  // The installation is offered only after a station was opened, to visitors with a use for Pieno.
  const hasUse = useRecentStations().length > 0;
  const kind = prompt === 'install' && !(isOnline && hasUse) ? null : prompt;
  return (
    <>
      <div className={styles.state} data-screen-only>
        <OfflineBanner isOnline={isOnline} keptSince={keptSince} now={now} />
      </div>
      <div className={styles.prompt} data-screen-only>
        {kind && (
          <Suspense>
            <AppPrompt kind={kind} />
          </Suspense>
        )}
      </div>
    </>
  );
}
