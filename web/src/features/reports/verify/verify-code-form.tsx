import { TYPED_CODE_MAX } from '@pieno/contract/accounts/typed-code.ts';
import { EmailVerificationSchema } from '@pieno/contract/accounts/recovery.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { verifyEmail } from '../../../core/api/accounts/email-verification.ts';
import { FormView } from '../../../core/forms/form-view.tsx';
import { useForm } from '../../../core/forms/use-form.ts';
import { m } from '../../../paraglide/messages.js';

interface CodeFormProps {
  /** Where to find the code, or why there is none. */
  hint: string;
  onVerified: (user: User) => void;
}

/** Asks for the code that verifies the e-mail. */
export function CodeForm({ hint, onVerified }: CodeFormProps) {
  const form = useForm({
    schema: EmailVerificationSchema,
    onlyUnderFields: true,
    leavesScreen: true,
    send: async ({ code }) => onVerified(await verifyEmail(code)),
  });
  return (
    <FormView form={form} submit={m.verify_submit()}>
      <TextField
        name="code"
        label={m.verify_code()}
        hint={hint}
        error={form.errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TYPED_CODE_MAX}
        required
      />
    </FormView>
  );
}
