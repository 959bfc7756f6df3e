import type { User } from '@pieno/contract/visitor.ts';
import { FormView } from '../../forms/form-view.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { saveUser } from '../../account/save-user.ts';
import type { Notify } from '../../notices/notice.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileSchema } from './profile-schema.ts';

interface ProfileFormProps {
  user: User;
  startsAtBio: boolean;
  onNotice: Notify;
}

/** The profile's form. It keeps its input, whether saving succeeds or fails. */
export function ProfileForm({ user, startsAtBio, onNotice }: ProfileFormProps) {
  const form = useForm({
    schema: ProfileSchema,
    async send(profile) {
      await saveUser(user.id, profile, m.failed_profile_change());
      onNotice({ kind: 'success', text: m.profile_saved() });
    },
  });
  const onSubmit: Form['onSubmit'] = (event) => {
    onNotice(null);
    form.onSubmit(event);
  };
  return (
    <FormView
      form={{ ...form, onSubmit }}
      submit={form.isSending ? m.profile_saving() : m.profile_save()}
    >
      <ProfileFields user={user} errors={form.errors} startsAtBio={startsAtBio} />
    </FormView>
  );
}
