import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, FieldError, type FieldWords } from './field.tsx';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps
  extends Omit<FieldWords, 'hint'>, Omit<ComponentPropsWithRef<'input'>, 'lang' | 'type'> {
  name: string;
}

/** A checkbox with its label; a tap on the label toggles it too. */
export function CheckboxField({ label, lang, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.box} lang={lang}>
        <input
          {...input}
          {...describeField(id, { error })}
          id={id}
          type="checkbox"
          className={styles.input}
        />
        {label}
      </label>
      {error && (
        <div className={styles.error}>
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}
