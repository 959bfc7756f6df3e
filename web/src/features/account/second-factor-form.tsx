import { SecondFactorCodeSchema } from '@pieno/contract/accounts/second-factor.ts';
import { useEffect, useRef } from 'react';
import { object } from 'zod/mini';
import { FormView } from '../../core/forms/form-view.tsx';
import { SecondFactorField } from '../../core/forms/second-factor-field.tsx';
import { useForm } from '../../core/forms/use-form.ts';

const Fields = object({ totp: SecondFactorCodeSchema });

interface SecondFactorFormProps {
  submit: string;
  /** Sends the code; the form shows an error that it throws. */
  onSubmit: (code: string) => Promise<void>;
  /** True if the screen changes after a success. */
  leavesScreen?: boolean;
  /** False during set-up, while an earlier step is open and no recovery codes exist. */
  isOn?: boolean;
  /** False if no recovery code is left. */
  takesRecovery?: boolean;
}

/**
 * Asks for a second-factor code. Loaded only for users with a second factor
 * (rule second-factor).
 */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { submit, onSubmit, leavesScreen = false, isOn = true, takesRecovery = isOn } = props;
  const input = useRef<HTMLInputElement>(null);
  // The form replaces the pressed button and is the only thing to do here.
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
