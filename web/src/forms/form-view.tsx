import { Banner } from '@pieno/ui/banner.tsx';
import { BusyIcon } from '@pieno/ui/busy-icon.tsx';
import { Button } from '@pieno/ui/button.tsx';
import type { ReactNode } from 'react';
import styles from './form-view.module.css';
import type { Form } from './use-form.ts';

interface FormViewProps {
  form: Form;
  /** What may be done about what went wrong. */
  advice?: string | undefined;
  /** What the button says. */
  submit: string;
  /** Where it is not Italian. */
  submitLang?: string | undefined;
  children: ReactNode;
}

/** A form's fields between what went wrong with it and the button that sends it. */
export function FormView({ form, advice, submit, submitLang, children }: FormViewProps) {
  const { failure, isSending, onSubmit, onChange } = form;
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit} onChange={onChange}>
      {failure && (
        <div className={styles.failure}>
          <Banner kind="error">
            <p>{failure}</p>
            {advice && <p>{advice}</p>}
          </Banner>
        </div>
      )}
      {children}
      <div className={styles.submit}>
        <Button
          type="submit"
          wide
          lang={submitLang}
          aria-busy={isSending}
          aria-disabled={isSending}
        >
          {isSending && <BusyIcon size={20} />}
          {submit}
        </Button>
      </div>
    </form>
  );
}
