import { useQuery } from '@tanstack/react-query';
import { welcomeMessageQuery } from '../../core/api/settings/settings.ts';
import { m } from '../../paraglide/messages.js';
import { WelcomePanel, WelcomeText } from '../../core/components/welcome-panel.tsx';
import styles from '../../core/components/welcome.module.css';

/** The welcome message, or a default text if it cannot be loaded (rule home-welcome). */
export function WelcomeCard() {
  const { data, isPending, isError } = useQuery(welcomeMessageQuery);
  const welcome = data?.data;
  return (
    <WelcomePanel label={m.home_welcome_label()} isBusy={isPending}>
      {welcome ? (
        <WelcomeText welcome={welcome} />
      ) : (
        <Fallback isHidden={isPending} isError={isError} />
      )}
    </WelcomePanel>
  );
}

function Fallback({ isHidden, isError }: { isHidden: boolean; isError: boolean }) {
  return (
    <div className={styles.message} data-hidden={isHidden}>
      <h2>{m.home_welcome_title()}</h2>
      {!isHidden && <p>{m.home_welcome_text()}</p>}
      {isError && <p className={styles.error}>{m.failed_welcome()}</p>}
    </div>
  );
}
