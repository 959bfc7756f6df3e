import type { User } from '@pieno/contract/accounts/visitor.ts';
import { useRef, useState } from 'react';
import { fieldsOf } from '../../core/forms/form-fields.ts';
import { FormView } from '../../core/forms/form-view.tsx';
import { keptDraft, useKeepDraft } from '../../core/forms/kept-draft.ts';
import { type Form, useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { saveUser } from '../../features/account/save-user.ts';
import type { Notify } from '../../core/components/notice.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileSchema } from './profile-schema.ts';

interface ProfileFormProps {
  user: User;
  startsAtBio: boolean;
  onNotice: Notify;
}

/** The profile's form. It keeps its input whether saving succeeds or fails, or the session ends. */
export function ProfileForm({ user, startsAtBio, onNotice }: ProfileFormProps) {
  const form = useForm({
    schema: ProfileSchema,
    async send(profile) {
      await saveUser(user.id, profile, m.failed_profile_change());
      onNotice({ kind: 'success', text: m.profile_saved() });
    },
  });
  const [kept] = useState(() => keptDraft<Partial<User>>('profile', user.id));
  /** The form after its first input. */
  const typed = useRef<HTMLFormElement>(null);
  useKeepDraft('profile', user.id, () => typed.current && fieldsOf(typed.current));
  const onChange: Form['onChange'] = (event) => {
    typed.current = event.currentTarget;
    form.onChange(event);
  };
  const onSubmit: Form['onSubmit'] = (event) => {
    onNotice(null);
    form.onSubmit(event);
  };
  return (
    <FormView
      form={{ ...form, onSubmit, onChange }}
      submit={form.isSending ? m.profile_saving() : m.profile_save()}
    >
      <ProfileFields user={{ ...user, ...kept }} errors={form.errors} startsAtBio={startsAtBio} />
    </FormView>
  );
}
