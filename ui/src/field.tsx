import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** Where the label is not in the page's language. */
  lang?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with what was filled in. */
  error?: string | undefined;
}

interface FieldProps extends FieldWords {
  /** Of the control inside; those of hint and error are derived from it. */
  id: string;
  children: ReactNode;
}

/** A control with its label above, its hint and its error below. */
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

/** What helps to fill a field in. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={hintId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

/** The sentence under a field that is wrong. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      {error}
    </p>
  );
}

/** Ties hint and error to the control, for those who listen to the page. */
export function describeField(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const described = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
