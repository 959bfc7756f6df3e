import { TYPED_CODE_MAX } from '@pieno/contract/accounts/typed-code.ts';
import { ResetPasswordSchema } from '@pieno/contract/accounts/recovery.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { callPublic } from '../../core/api/client.ts';
import { EmailField } from '../../core/forms/email-field.tsx';
import { FormView } from '../../core/forms/form-view.tsx';
import { NewPasswordFields } from '../../core/forms/new-password-fields.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { forgetRecovery } from '../../features/account/recovery-memory.ts';
import styles from './change-password.module.css';
import { KnownEmail } from './known-email.tsx';

interface ByCodeProps {
  /** The code's recipient, if known from the previous step. */
  email: string | null;
  onDone: (email: string) => void;
  onSpent: () => void;
}

/** Form with the code from the e-mail, and the new password twice. */
export function ByCode({ email, onDone, onSpent }: ByCodeProps) {
  const form = useForm({
    schema: ResetPasswordSchema,
    leavesScreen: true,
    onlyUnderFields: true,
    send: async (fields) => {
      try {
        await callPublic('POST /auth/reset-password', { body: fields });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'code_spent') throw error;
        forgetRecovery();
        return onSpent();
      }
      forgetRecovery();
      onDone(fields.email);
    },
  });
  const { errors } = form;
  return (
    <>
      <FormView form={form} submit={m.change_submit()}>
        {email === null ? <EmailField error={errors.email} /> : <KnownEmail email={email} />}
        <TextField
          name="code"
          label={m.change_code()}
          lang="en"
          hint={email === null ? undefined : m.change_code_sent({ email })}
          error={errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={TYPED_CODE_MAX}
          required
        />
        <NewPasswordFields label={m.change_new()} repeatLabel={m.change_repeat()} errors={errors} />
      </FormView>
      <Link to="/forget-password" className={styles.other}>
        {m.forgot_again()}
      </Link>
    </>
  );
}
