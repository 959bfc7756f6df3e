import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, FieldError, FieldHint, type FieldTexts } from './field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'lang' | 'type'> {
  name: string;
  /** Only screen readers get the label. */
  hidesLabel?: boolean;
  /** Only some of the choices that the box stands for are checked. */
  isPartial?: boolean;
}

/** A checkbox with label, hint and error; a tap on the label toggles it too. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, lang, hint, error, hidesLabel, isPartial = false, ...input } = props;
  const id = useId();
  return (
    <div>
      <label className={styles.box} lang={lang} data-bare={hidesLabel}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = isPartial;
          }}
          {...input}
          {...describeField(id, { hint, error })}
          id={id}
          type="checkbox"
          className={styles.input}
        />
        {hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {(hint ?? error) && (
        <div className={styles.text}>
          <FieldHint id={id} hint={hint} />
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}
