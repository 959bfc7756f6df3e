import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, Field, type FieldWords } from './field.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'lang'> {
  name: string;
  /** What may be chosen, beside nothing. */
  options: readonly string[];
  /** What stands there while nothing is chosen. */
  emptyLabel: string;
}

/** One of a few, or none; the phone's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, lang, hint, error, options, emptyLabel, ...select } = props;
  const id = useId();
  return (
    <Field id={id} label={label} lang={lang} hint={hint} error={error}>
      <div className={styles.box}>
        <select
          {...select}
          {...describeField(id, { hint, error })}
          id={id}
          className={styles.select}
        >
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <IconChevronDown className={styles.arrow} size={20} stroke={1.75} aria-hidden="true" />
      </div>
    </Field>
  );
}
