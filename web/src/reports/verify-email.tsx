import { SECURITY_CODE_DIGITS } from '@pieno/contract/limits.ts';
import { EmailVerificationSchema } from '@pieno/contract/recovery.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { Button } from '@pieno/ui/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { TextField } from '@pieno/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { getUser, sendVerificationCode, verifyEmail } from '../api/email-verification.ts';
import { FormView } from '../forms/form-view.tsx';
import { useForm } from '../forms/use-form.ts';
import { m } from '../paraglide/messages.js';
import { updateUser } from '../session/session.ts';
import { useUser } from '../session/use-visitor.ts';
import styles from './report.module.css';

interface VerifyEmailProps {
  onVerified: () => void;
  onClose: () => void;
}

/** Asks once for the code that verifies the e-mail; what was to be sent waits meanwhile (rule report-verified). */
export function VerifyEmail({ onVerified, onClose }: VerifyEmailProps) {
  const email = useUser()?.email ?? '';
  const { mutate, isSuccess, error, isPending } = useMutation({ mutationFn: sendCode });
  const finish = (user: User) => {
    updateUser(user);
    onVerified();
  };
  const mail = () => mutate(undefined, { onSuccess: (user) => user && finish(user) });
  const mailFirst = useEffectEvent(mail);
  useEffect(() => mailFirst(), []);
  const form = useForm({
    schema: EmailVerificationSchema,
    onlyUnderFields: true,
    leavesScreen: true,
    send: async ({ code }) => finish(await verifyEmail(code)),
  });
  return (
    <Card title={m.verify_title()}>
      <p className={styles.lead}>{m.verify_text()}</p>
      <FormView form={form} submit={m.verify_submit()}>
        <TextField
          name="code"
          label={m.verify_code()}
          hint={
            error ? messageOf(error) : isSuccess ? m.verify_sent({ email }) : m.verify_sending()
          }
          error={form.errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={2 * SECURITY_CODE_DIGITS}
          required
        />
      </FormView>
      <div className={styles.more}>
        <Button variant="quiet" aria-busy={isPending} onClick={() => mail()}>
          {m.verify_again()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.report_later()}
        </Button>
      </div>
    </Card>
  );
}

/** Sends the mail. Somebody who has verified the address elsewhere needs none, and is returned instead. */
async function sendCode(): Promise<User | null> {
  try {
    await sendVerificationCode();
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'email_verified_already') return getUser();
    throw error;
  }
}
