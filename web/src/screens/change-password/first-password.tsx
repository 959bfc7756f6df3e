import { ForgotPasswordSchema } from '@pieno/contract/accounts/recovery.ts';
import { callPublic } from '../../core/api/client.ts';
import { FormView } from '../../core/forms/form-view.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { rememberRecovery } from '../../features/account/recovery-memory.ts';
import { KnownEmail } from './known-email.tsx';

/** For a user who signed in through another service and has no password: requests the code to set one. */
export function FirstPassword({ email, onSent }: { email: string; onSent: () => void }) {
  const form = useForm({
    schema: ForgotPasswordSchema,
    leavesScreen: true,
    send: async () => {
      const { data } = await callPublic('POST /auth/forgot-password', { body: { email } });
      rememberRecovery(email, data.by_mail);
      onSent();
    },
  });
  return (
    <FormView form={form} submit={m.change_none_submit()}>
      <p>{m.change_none_text({ email })}</p>
      <KnownEmail email={email} />
    </FormView>
  );
}
