import { SecondFactorCodeSchema } from '@pieno/contract/second-factor.ts';
import { object } from 'zod/mini';
import { FormView } from '../../forms/form-view.tsx';
import { useForm } from '../../forms/use-form.ts';
import { SecondFactorField } from '../../forms/second-factor-field.tsx';

const Fields = object({ totp: SecondFactorCodeSchema });

interface CodeFormProps {
  submit: string;
  /** An error that it throws is shown. */
  onSubmit: (code: string) => Promise<void>;
}

/** Asks for a code of the app. */
export function CodeForm({ submit, onSubmit }: CodeFormProps) {
  const form = useForm({ schema: Fields, send: ({ totp }) => onSubmit(totp) });
  return (
    <FormView form={form} submit={submit}>
      <SecondFactorField error={form.errors.totp} />
    </FormView>
  );
}
