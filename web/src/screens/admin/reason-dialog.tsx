import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import { ReasonSchema } from '@pieno/contract/actions/reason.ts';
import { line } from '@pieno/contract/text.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { useId, useState, type ReactNode } from 'react';
import { object } from 'zod/mini';
import { FormView } from '../../core/forms/form-view.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import styles from './reason-dialog.module.css';

const Needed = object({ reason: ReasonSchema });
const Optional = object({ reason: line(ADMINISTRATION_MAX.reason) });

export interface ReasonDialogProps {
  question: string;
  submit: string;
  /** Suggested reasons, given by a tap. */
  usual?: readonly string[] | undefined;
  /** True if the reason is required. */
  isNeeded?: boolean | undefined;
  /**
   * Performs the action; an error that it throws is shown.
   * @param reason undefined if none is given
   */
  onSubmit: (reason: string | undefined) => Promise<void>;
  /** Called on success and on cancellation. */
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for a confirmation and a reason, which the log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { question, submit, usual = [], isNeeded = false, onSubmit, onClose, children } = props;
  const [reason, setReason] = useState('');
  const id = useId();
  const form = useForm({
    schema: isNeeded ? Needed : Optional,
    leavesScreen: true,
    send: async ({ reason: given }) => {
      await onSubmit(given === '' ? undefined : given);
      onClose();
    },
  });
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <FormView form={form} submit={submit}>
        {children}
        {usual.length > 0 && (
          <div className={styles.usual}>
            {usual.map((each) => (
              <Button key={each} variant="default" onClick={() => setReason(each)}>
                {each}
              </Button>
            ))}
          </div>
        )}
        <TextAreaField
          name="reason"
          label={isNeeded ? m.admin_reason() : m.admin_reason_optional()}
          hint={m.admin_reason_hint()}
          error={form.errors.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          rows={2}
          maxLength={ADMINISTRATION_MAX.reason}
          required={isNeeded}
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
