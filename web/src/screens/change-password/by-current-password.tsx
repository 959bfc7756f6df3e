import { ChangePasswordSchema } from '@pieno/contract/accounts/recovery.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useState } from 'react';
import { callPersonal } from '../../core/api/client.ts';
import { FormView } from '../../core/forms/form-view.tsx';
import { NewPasswordFields } from '../../core/forms/new-password-fields.tsx';
import { CurrentPasswordField } from '../../core/forms/current-password-field.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { NoticeBanner, useNotice } from '../../core/components/notice.tsx';
import styles from './change-password.module.css';
import { KnownEmail } from './known-email.tsx';

/** Form for signed-in users: the current password, and the new one twice. */
export function ByCurrentPassword({ email }: { email: string }) {
  const [notice, notify] = useNotice();
  const [changes, setChanges] = useState(0);
  function onDone() {
    setChanges(changes + 1);
    notify({ kind: 'success', text: m.change_done() });
  }
  return (
    <>
      <div>
        <NoticeBanner notice={notice} onNotice={notify} />
        {/* A new key remounts the form, and so empties it. */}
        <PasswordForm key={changes} email={email} onDone={onDone} />
      </div>
      <Link to="/forget-password" className={styles.other}>
        {m.change_forgotten()}
      </Link>
    </>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useForm({
    schema: ChangePasswordSchema,
    onlyUnderFields: true,
    send: async (fields) => {
      await callPersonal('PUT /user/password', { body: fields });
      onDone();
    },
  });
  const { errors } = form;
  return (
    <FormView form={form} submit={m.change_submit()}>
      <KnownEmail email={email} />
      <CurrentPasswordField
        name="current_password"
        label={m.change_current()}
        error={errors.current_password}
      />
      <NewPasswordFields label={m.change_new()} repeatLabel={m.change_repeat()} errors={errors} />
      <p className={styles.note}>{m.change_others_end()}</p>
    </FormView>
  );
}
