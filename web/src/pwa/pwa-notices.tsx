import { useKeptSince } from '../api/kept-since.ts';
import { useNow } from '../format/use-now.ts';
import { useRecentStations } from '../session/recent.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './pwa-notices.module.css';
import { acceptInstall, acceptUpdate, declineInstall, postponeUpdate, usePwa } from './pwa.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app has to say about itself: how old the prices are above the page, what it asks below. */
export function PwaNotices() {
  const { isOnline, prompt } = usePwa();
  const keptSince = useKeptSince();
  const now = useNow();
  // Installing is offered to those who have already found a use for Pieno.
  const hasUse = useRecentStations().length > 0;
  return (
    <>
      <div className={styles.state}>
        <OfflineBanner isOnline={isOnline} keptSince={keptSince} now={now} />
      </div>
      <div className={styles.prompt}>
        {prompt === 'update' && (
          <UpdatePrompt onAccept={acceptUpdate} onPostpone={postponeUpdate} />
        )}
        {prompt === 'install' && isOnline && hasUse && (
          <InstallPrompt onAccept={() => void acceptInstall()} onDecline={declineInstall} />
        )}
      </div>
    </>
  );
}
