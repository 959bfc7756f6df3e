import { useId, type ComponentPropsWithRef } from 'react';
import { describeField, Field, type FieldTexts } from './field.tsx';
import { Select } from './select.tsx';

interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'lang'> {
  name: string;
  /** The options, besides the empty one. */
  options: readonly string[];
  /** Text of the empty option. */
  emptyLabel: string;
}

/** Choice of one out of a few options, or of none, in a native select element. */
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
