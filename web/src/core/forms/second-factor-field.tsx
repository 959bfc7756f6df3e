import { TYPED_CODE_MAX } from '@pieno/contract/accounts/typed-code.ts';
import { SECOND_FACTOR } from '@pieno/contract/administration-limits.ts';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import type { RefObject } from 'react';
import { m } from '../../paraglide/messages.js';

interface SecondFactorFieldProps {
  error: string | undefined;
  /** True if a recovery code is accepted as well. */
  takesRecovery: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** Field for a code of the second factor: from the app, or a recovery code. */
export function SecondFactorField({ error, takesRecovery, input }: SecondFactorFieldProps) {
  const hint = takesRecovery ? m.factor_code_hint_recovery : m.factor_code_hint;
  return (
    <TextField
      ref={input}
      name="totp"
      label={m.factor_code()}
      hint={hint({ digits: SECOND_FACTOR.digits })}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      inputMode={takesRecovery ? undefined : 'numeric'}
      spellCheck={false}
      maxLength={TYPED_CODE_MAX}
      required
    />
  );
}
