import { RegistrationSchema, type Registration, type Session } from '@pieno/contract/account.ts';
import { PROFILE_MAX } from '@pieno/contract/limits.ts';
import { CheckboxField } from '@pieno/ui/checkbox-field.tsx';
import { TextField } from '@pieno/ui/text-field.tsx';
import { convertGuest, register } from '../../api/account.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { FormView } from '../../forms/form-view.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { useForm } from '../../forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { changeGuestMemory, guestData, type GuestRecord } from '../../session/guest-memory.ts';
import { getVisitor, signIn } from '../../session/session.ts';
import styles from './register-form.module.css';
import { TermsButton } from './terms-button.tsx';

/** Registration form: name, e-mail, password twice and two checkboxes (rule form-register). */
export function RegisterForm({ submit }: { submit: string }) {
  const form = useForm({
    schema: RegistrationSchema,
    leads: true,
    send: async (fields) => {
      const guest = guestData(getVisitor());
      const { token, user } = await (guest ? convert(fields, guest) : register(fields));
      signIn(token, user);
      if (!guest) return;
      // Signing in has deleted the guest's data from the phone; the parts that now belong to the account are
      // restored.
      const { search_preferences, recent_stations } = guest;
      changeGuestMemory({ search_preferences, recent_stations });
    },
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

/** Converts the guest into an account, with the guest data stored on the phone. */
async function convert(fields: Registration, guest: GuestRecord): Promise<Session> {
  try {
    return await convertGuest(fields, guest.id, guest);
  } catch (error) {
    const renewed = guestData(getVisitor());
    if (!renewed || renewed.id === guest.id) throw error;
    // The guest has expired and was replaced by a new one meanwhile, but it is still the same person.
    const { id, expires_at } = renewed;
    return convertGuest(fields, id, { ...guest, id, expires_at });
  }
}
