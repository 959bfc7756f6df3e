import type { User } from '@pieno/contract/accounts/visitor.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ApiError, messageOf } from '../../../core/api/api-error.ts';
import { getUser, sendVerificationCode } from '../../../core/api/accounts/email-verification.ts';
import { m } from '../../../paraglide/messages.js';
import { updateUser } from '../../../core/session/session.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import styles from '../report.module.css';
import { ByAdministrator } from './verify-by-administrator.tsx';

const CodeForm = lazy(() =>
  import('./verify-code-form.tsx').then((module) => ({ default: module.CodeForm })),
);

interface VerifyEmailProps {
  onVerified: () => void;
  onClose: () => void;
}

/**
 * Verifies the e-mail once: by an e-mailed code, or if the server sends no mail by an
 * administrator. The report waits meanwhile (rule report-verified).
 */
export function VerifyEmail({ onVerified, onClose }: VerifyEmailProps) {
  const email = useUser()?.email ?? '';
  const [hasCode, setHasCode] = useState(false);
  const { mutate, isSuccess, error, isPending } = useMutation({ mutationFn: sendCode });
  const finish = (user: User) => {
    updateUser(user);
    onVerified();
  };
  const mail = (another: boolean) => mutate(another, { onSuccess: (user) => user && finish(user) });
  const mailFirst = useEffectEvent(mail);
  useEffect(() => mailFirst(false), []);
  const isMailOff = error instanceof ApiError && error.code === 'mail_off';
  const until = isMailOff ? String(error.params?.until) : '';
  const sent = isSuccess ? m.verify_sent({ email }) : m.verify_sending();
  const later = (
    <Button variant="quiet" onClick={onClose}>
      {m.report_later()}
    </Button>
  );
  if (isMailOff && !hasCode) {
    return (
      <Card title={m.verify_title()}>
        <ByAdministrator email={email} until={until} onVerified={finish} />
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setHasCode(true)}>
            {m.verify_have_code()}
          </Button>
          {later}
        </div>
      </Card>
    );
  }
  return (
    <Card title={m.verify_title()}>
      <p className={styles.lead}>{m.verify_text()}</p>
      <Suspense>
        <CodeForm
          hint={isMailOff ? m.verify_code_by_hand({ until }) : error ? messageOf(error) : sent}
          onVerified={finish}
        />
      </Suspense>
      <div className={styles.more}>
        {!isMailOff && (
          <Button variant="quiet" aria-busy={isPending} onClick={() => mail(true)}>
            {m.verify_again()}
          </Button>
        )}
        {later}
      </div>
    </Card>
  );
}

/** Sends the code. Returns the user if the address was already verified elsewhere. */
async function sendCode(another: boolean): Promise<User | null> {
  try {
    await sendVerificationCode(another);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'email_verified_already') return getUser();
    throw error;
  }
}
