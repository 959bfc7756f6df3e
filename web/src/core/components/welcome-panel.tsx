import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import type { ReactNode } from 'react';
import styles from './welcome.module.css';

interface WelcomePanelProps {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

export const WelcomePanel = ({ label, isBusy = false, children }: WelcomePanelProps) => (
  <section className={styles.card} aria-label={label} aria-busy={isBusy}>
    {children}
  </section>
);

/**
 * The welcome message and its author.
 * @param welcome sanitised by the server
 */
export const WelcomeText = ({ welcome: { message, source } }: { welcome: WelcomeMessage }) => (
  <>
    {/* oxlint-disable-next-line react/no-danger -- sanitised by the server, stored and served so */}
    <div className={styles.message} dangerouslySetInnerHTML={{ __html: message }} />
    {source && <p className={styles.source}>{source}</p>}
  </>
);
