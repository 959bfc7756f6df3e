import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, Field, type FieldWords } from './field.tsx';
import { Select } from './select.tsx';

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
      <Select {...select} {...describeField(id, { hint, error })} id={id}>
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}
