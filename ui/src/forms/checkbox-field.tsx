import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, FieldError, FieldHint, type FieldTexts } from './field.tsx';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'lang' | 'type'> {
  name: string;
}

/** A checkbox with its label, its hint and its error; a tap on the label toggles it too. */
export function CheckboxField({ label, lang, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.box} lang={lang}>
        <input
          {...input}
          {...describeField(id, { hint, error })}
          id={id}
          type="checkbox"
          className={styles.input}
        />
        {label}
      </label>
      {(hint ?? error) && (
        <div className={styles.words}>
          <FieldHint id={id} hint={hint} />
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}
