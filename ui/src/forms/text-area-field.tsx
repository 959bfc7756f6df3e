import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'lang'> {
  name: string;
}

/** Several lines of text; accepts every attribute of a `textarea`. */
export function TextAreaField({ label, lang, hint, error, ...textarea }: TextAreaFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} lang={lang} hint={hint} error={error}>
      <textarea
        rows={4}
        {...textarea}
        {...describeField(id, { hint, error })}
        id={id}
        className={styles.input}
      />
    </Field>
  );
}
