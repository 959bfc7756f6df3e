import { Banner } from '@pieno/ui/states/banner.tsx';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import type { ReactNode } from 'react';
import { Outcome } from '../components/outcome.tsx';
import styles from './form-view.module.css';
import type { Form } from './use-form.ts';

interface FormViewProps {
  form: Form;
  advice?: string | undefined;
  submit: string;
  /** The label's language, if it is not Italian. */
  submitLang?: string | undefined;
  /** Message after a successful submission. */
  done?: string | undefined;
  children: ReactNode;
}

export function FormView({ form, advice, submit, submitLang, done, children }: FormViewProps) {
  const { failure, isSending, isDone, onSubmit, onChange } = form;
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
      {isDone && done && <Outcome kind="success">{done}</Outcome>}
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
