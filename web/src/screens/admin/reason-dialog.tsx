import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import { ReasonSchema } from '@pieno/contract/administration.ts';
import { Button } from '@pieno/ui/button.tsx';
import { Modal } from '@pieno/ui/modal.tsx';
import { TextAreaField } from '@pieno/ui/text-area-field.tsx';
import { useId, type ReactNode } from 'react';
import { object } from 'zod/mini';
import { FormView } from '../../forms/form-view.tsx';
import { useForm } from '../../forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import styles from './reason-dialog.module.css';

const Fields = object({ reason: ReasonSchema });

interface ReasonDialogProps {
  question: string;
  submit: string;
  /** Does it, and closes the dialog; an error that it throws is shown. */
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
  /** What else is chosen. */
  children?: ReactNode;
}

/** Asks for the reason of what cannot be done without one. */
export function ReasonDialog({ question, submit, onSubmit, onClose, children }: ReasonDialogProps) {
  const id = useId();
  const form = useForm({
    schema: Fields,
    leavesScreen: true,
    send: ({ reason }) => onSubmit(reason),
  });
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <FormView form={form} submit={submit}>
        {children}
        <TextAreaField
          name="reason"
          label={m.admin_reason()}
          hint={m.admin_reason_hint()}
          error={form.errors.reason}
          rows={2}
          maxLength={ADMINISTRATION_MAX.reason}
          required
        />
      </FormView>
      <form method="dialog" className={styles.leave}>
        <Button type="submit" variant="default" wide>
          {m.cancel()}
        </Button>
      </form>
    </Modal>
  );
}
