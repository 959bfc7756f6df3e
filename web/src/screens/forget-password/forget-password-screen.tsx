import { ForgotPasswordSchema } from '@pieno/contract/accounts/recovery.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { callPublic } from '../../core/api/client.ts';
import { EmailField } from '../../core/forms/email-field.tsx';
import { FormView } from '../../core/forms/form-view.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { rememberRecovery, typedEmail } from '../../features/account/recovery-memory.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import { OpenPage } from '../../frame/open-page.tsx';

interface ForgetPasswordScreenProps {
  onSent: () => void;
  /** Called if the text is no valid e-mail address. */
  onMalformed: () => void;
}

/** /forget-password: asks for the e-mail address to which the code is sent (rule recovery-screens). */
export function ForgetPasswordScreen({ onSent, onMalformed }: ForgetPasswordScreenProps) {
  const user = useUser();
  const form = useForm({
    schema: ForgotPasswordSchema,
    leavesScreen: true,
    send: async ({ email }) => {
      try {
        const answer = await callPublic('POST /auth/forgot-password', { body: { email } });
        rememberRecovery(email, answer.data.by_mail);
      } catch (error) {
        if (error instanceof ApiError && error.errors?.email) return onMalformed();
        throw error;
      }
      onSent();
    },
    onInvalid({ email }) {
      if (String(email).trim() === '') return false;
      onMalformed();
      return true;
    },
  });
  return (
    <OpenPage title={m.forgot_title()} lead={m.forgot_lead()} back="/login">
      <FormView form={form} submit={m.forgot_submit()} submitLang="en">
        <EmailField error={form.errors.email} defaultValue={user?.email ?? typedEmail()} />
      </FormView>
      <ButtonLink to="/change-password" variant="quiet" wide>
        {m.forgot_have_code()}
      </ButtonLink>
    </OpenPage>
  );
}
