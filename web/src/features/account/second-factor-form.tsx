import { SecondFactorCodeSchema } from '@pieno/contract/accounts/second-factor.ts';
import { useEffect, useRef } from 'react';
import { object } from 'zod/mini';
import { FormView } from '../../core/forms/form-view.tsx';
import { SecondFactorField } from '../../core/forms/second-factor-field.tsx';
import { useForm } from '../../core/forms/use-form.ts';

const Fields = object({ totp: SecondFactorCodeSchema });

interface SecondFactorFormProps {
  submit: string;
  /** Sends the code; an error that it throws is shown. */
  onSubmit: (code: string) => Promise<void>;
  /** True if a success leaves this screen. */
  leavesScreen?: boolean;
  /** False while something else is to be done first, and no recovery codes exist: while it is being switched on. */
  isOn?: boolean;
  /** False where no recovery code is left. */
  takesRecovery?: boolean;
}

/** Asks for a code of the second factor: only whoever has one switched on loads it (rule second-factor). */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { submit, onSubmit, leavesScreen = false, isOn = true, takesRecovery = isOn } = props;
  const input = useRef<HTMLInputElement>(null);
  // It stands where a button was pressed, and is all that there is to do.
  useEffect(() => {
    if (isOn) input.current?.focus();
  }, [isOn]);
  const form = useForm({
    schema: Fields,
    leavesScreen,
    send: ({ totp }) => onSubmit(totp),
  });
  return (
    <FormView form={form} submit={submit}>
      <SecondFactorField error={form.errors.totp} takesRecovery={takesRecovery} input={input} />
    </FormView>
  );
}
