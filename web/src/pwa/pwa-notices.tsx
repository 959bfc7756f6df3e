import { useKeptSince } from '../api/kept-since.ts';
import { useNow } from '../format/use-now.ts';
import { useRecentStations } from '../session/recent.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './pwa-notices.module.css';
import { acceptInstall, acceptUpdate, declineInstall, postponeUpdate, usePwa } from './pwa.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** The app's own notices: the age of the prices above the page, the prompts to update or install at the bottom. */
export function PwaNotices() {
  const { isOnline, prompt } = usePwa();
  const keptSince = useKeptSince();
  const now = useNow();
  // Installation is offered only after a station has been opened, that is, to visitors who have a use for Pieno.
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
