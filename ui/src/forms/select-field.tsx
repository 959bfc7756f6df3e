import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, Field, type FieldTexts } from './field.tsx';
import { Select } from './select.tsx';

interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'lang'> {
  name: string;
  /** Without the empty option. */
  options: readonly string[];
  /** Text of the empty option. */
  emptyLabel: string;
}

/** A native select for one option or none. */
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
