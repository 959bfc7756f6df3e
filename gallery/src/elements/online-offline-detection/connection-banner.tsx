import { Banner } from '@pieno/ui/states/banner.tsx';
import styles from './connection-banner.module.css';

/** Announces the last change of the connection (rule gallery-connection). */
export function ConnectionSentence({ isOnline }: { isOnline: boolean }) {
  return isOnline ? (
    <Banner kind="success">Your internet connection is back.</Banner>
  ) : (
    <Banner kind="offline">Oops! No internet connection.</Banner>
  );
}

export function ConnectionBanner({ isOnline }: { isOnline: boolean }) {
  return (
    <div className={styles.place} data-testid="connection-banner">
      <ConnectionSentence isOnline={isOnline} />
    </div>
  );
}
