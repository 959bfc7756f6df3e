import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  /** Language of the label, if not the page's. */
  lang?: string | undefined;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** Error message for the current value. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  children: ReactNode;
}

/** A control with label above, hint and error below. */
export function Field({ id, label, lang, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} lang={lang}>
        {label}
      </label>
      {children}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={hintId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      {error}
    </p>
  );
}

/** Returns the ARIA attributes that connect the control to its hint and error. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const described = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
