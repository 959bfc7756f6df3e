import { RECOVERY, SECURITY_CODE_DIGITS } from '@pieno/contract/limits.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconMailCheck from '~icons/tabler/mail-check';
import { OperatorContact } from '../../features/account/operator-contact.tsx';
import { isRecoveryByHand } from '../../features/account/recovery-memory.ts';
import { m } from '../../paraglide/messages.js';
import { OpenPage } from '../../frame/open-page.tsx';
import styles from './outcome.module.css';

/** /forget-password-success: the code has been sent (rule recovery-screens). */
export function ForgetPasswordSuccessScreen() {
  const isByHand = isRecoveryByHand();
  return (
    <OpenPage
      title={isByHand ? m.forgot_by_hand_title() : m.forgot_success_title()}
      titleLang={isByHand ? undefined : 'en'}
      lead={(isByHand ? m.forgot_by_hand_lead : m.forgot_success_lead)({
        digits: SECURITY_CODE_DIGITS,
      })}
      back="/forget-password"
    >
      <div className={styles.outcome}>
        <IconMailCheck className={styles.icon} size={56} stroke={1.5} aria-hidden="true" />
        <p className={styles.text}>
          {(isByHand ? m.forgot_by_hand_time : m.forgot_success_time)({
            minutes: RECOVERY.minutes,
          })}
        </p>
      </div>
      {isByHand && <OperatorContact />}
      <ButtonLink to="/change-password" wide>
        {m.forgot_success_next()}
      </ButtonLink>
      <ButtonLink to="/forget-password" variant="quiet" wide>
        {m.forgot_again()}
      </ButtonLink>
    </OpenPage>
  );
}
