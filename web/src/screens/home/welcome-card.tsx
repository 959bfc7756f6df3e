import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { welcomeMessageQuery } from '../../api/settings/settings.ts';
import { m } from '../../paraglide/messages.js';
import styles from './welcome-card.module.css';

/**
 * The welcome message, or a default text if it cannot be loaded (rule home-welcome). Without a network that is no error:
 * the prices beside it say so themselves.
 */
export function WelcomeCard() {
  const { data, isPending, error } = useQuery(welcomeMessageQuery);
  const { message, source } = data?.data ?? {};
  const isError = error !== null && !(error instanceof ApiError && error.status === 0);
  return (
    <section className={styles.card} aria-label={m.home_welcome_label()} aria-busy={isPending}>
      {message === undefined ? (
        <Fallback isHidden={isPending} isError={isError} />
      ) : (
        <>
          {/* oxlint-disable-next-line react/no-danger -- sanitised by the server, stored and served so */}
          <div className={styles.message} dangerouslySetInnerHTML={{ __html: message }} />
          {source && <p className={styles.source}>{source}</p>}
        </>
      )}
    </section>
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
