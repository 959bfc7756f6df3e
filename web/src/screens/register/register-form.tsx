import { RegistrationSchema } from '@pieno/contract/accounts/account.ts';
import { PROFILE_MAX } from '@pieno/contract/profile/profile-limits.ts';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { EmailField } from '../../core/forms/email-field.tsx';
import { FormView } from '../../core/forms/form-view.tsx';
import { NewPasswordFields } from '../../core/forms/new-password-fields.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { decideTapped } from '../../features/reports/tapped/tapped-report.ts';
import { registerVisitor } from '../../core/session/register.ts';
import styles from './register-form.module.css';
import { TermsButton } from './terms-button.tsx';

interface RegisterFormProps {
  submit: string;
  /** The page the visitor wanted to open. */
  returnTo: string | null;
}

/** Registration form: name, e-mail, password twice and two checkboxes (rule form-register). */
export function RegisterForm({ submit, returnTo }: RegisterFormProps) {
  const form = useForm({
    schema: RegistrationSchema,
    leavesScreen: true,
    send: (fields) => registerVisitor(fields, (user) => decideTapped(user, returnTo)),
  });
  const { errors } = form;
  return (
    <FormView form={form} submit={submit}>
      <TextField
        name="name"
        label={m.register_name()}
        error={errors.name}
        autoComplete="name"
        maxLength={PROFILE_MAX.name}
        required
      />
      <EmailField error={errors.email} />
      <NewPasswordFields label={m.password()} repeatLabel={m.register_repeat()} errors={errors} />
      <div>
        <CheckboxField
          name="notifications"
          label={m.register_notifications()}
          hint={m.switch_notifications_hint()}
          defaultChecked
        />
        <CheckboxField
          name="agree_privacy"
          label={m.register_terms()}
          error={errors.agree_privacy}
          required
        />
        <div className={styles.terms}>
          <TermsButton />
        </div>
      </div>
    </FormView>
  );
}
