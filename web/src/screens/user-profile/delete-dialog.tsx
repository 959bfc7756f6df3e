import { OwnershipSchemas } from '@pieno/contract/accounts/account.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useId } from 'react';
import { callPersonal } from '../../core/api/client.ts';
import { FormView } from '../../core/forms/form-view.tsx';
import { CurrentPasswordField } from '../../core/forms/current-password-field.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { leave } from '../../core/session/session.ts';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  /** False for users who only sign in through another service: they type their e-mail instead. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for confirmation and proof of identity before the account is deleted. */
export function DeleteDialog({ hasPassword, onClose }: DeleteDialogProps) {
  const titleId = useId();
  const form = useForm({
    schema: OwnershipSchemas[hasPassword ? 'password' : 'email'],
    leavesScreen: true,
    onlyUnderFields: true,
    async send(proof) {
      await callPersonal('DELETE /user', { body: proof });
      leave(m.account_deleted());
    },
  });
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className={styles.dialog}>
        <h2 id={titleId} className={styles.title}>
          {m.delete_title()}
        </h2>
        <p className={styles.text}>{m.delete_text()}</p>
        <FormView form={form} submit={m.delete_submit()}>
          {hasPassword ? (
            <CurrentPasswordField error={form.errors.password} />
          ) : (
            <TextField
              name="email"
              type="email"
              label={m.email()}
              hint={m.delete_email_hint()}
              error={form.errors.email}
              autoComplete="off"
              required
            />
          )}
        </FormView>
        <form method="dialog">
          <Button type="submit" variant="default" wide>
            {m.delete_cancel()}
          </Button>
        </form>
      </div>
    </Modal>
  );
}
