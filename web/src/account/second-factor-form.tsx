import { SecondFactorCodeSchema } from '@pieno/contract/second-factor.ts';
import { object } from 'zod/mini';
import { FormView } from '../forms/form-view.tsx';
import { SecondFactorField } from '../forms/second-factor-field.tsx';
import { useForm } from '../forms/use-form.ts';

const Fields = object({ totp: SecondFactorCodeSchema });

interface SecondFactorFormProps {
  submit: string;
  /** Sends the code; an error that it throws is shown. */
  onSubmit: (code: string) => Promise<void>;
  /** True if a success leaves this screen. */
  leavesScreen?: boolean;
}

/** Asks for a code of the second factor: only whoever has one switched on loads it (rule second-factor). */
export function SecondFactorForm({ submit, onSubmit, leavesScreen }: SecondFactorFormProps) {
  const form = useForm({
    schema: Fields,
    leavesScreen: leavesScreen ?? false,
    send: ({ totp }) => onSubmit(totp),
  });
  return (
    <FormView form={form} submit={submit}>
      <SecondFactorField error={form.errors.totp} />
    </FormView>
  );
}
