import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'lang'> {
  name: string;
}

/** One line of text; accepts every attribute of an `input`. */
export function TextField({ label, lang, hint, error, type = 'text', ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} lang={lang} hint={hint} error={error}>
      <input
        {...input}
        {...describeField(id, { hint, error })}
        id={id}
        type={type}
        className={styles.input}
      />
    </Field>
  );
}
