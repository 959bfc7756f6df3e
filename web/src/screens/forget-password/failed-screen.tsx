import { RECOVERY } from '@pieno/contract/limits.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconMailX from '~icons/tabler/mail-x';
import { m } from '../../paraglide/messages.js';
import { OpenPage } from '../../frame/open-page.tsx';
import styles from './outcome.module.css';

/** /forget-password-failed: the e-mail address is malformed, or the code is no longer valid (rule recovery-screens). */
export function ForgetPasswordFailedScreen({ isCodeSpent }: { isCodeSpent: boolean }) {
  return (
    <OpenPage title={m.forgot_failed_title()} titleLang="en" back="/login">
      <div className={styles.outcome} data-tone="error">
        <IconMailX className={styles.icon} size={56} stroke={1.5} aria-hidden="true" />
        {isCodeSpent ? (
          <p className={styles.text}>{m.forgot_failed_code(RECOVERY)}</p>
        ) : (
          <>
            <p className={styles.text} lang="en">
              {m.forgot_failed_text()}
            </p>
            <p className={styles.text}>{m.forgot_failed_hint()}</p>
          </>
        )}
      </div>
      <ButtonLink to="/forget-password" wide>
        <span lang="en">{m.forgot_failed_again()}</span>
      </ButtonLink>
    </OpenPage>
  );
}
