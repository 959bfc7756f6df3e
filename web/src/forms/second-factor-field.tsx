import { SECOND_FACTOR } from '@pieno/contract/administration-limits.ts';
import { TextField } from '@pieno/ui/text-field.tsx';
import { m } from '../paraglide/messages.js';

/** Field for a code of the second factor: of the app, or a recovery code. */
export function SecondFactorField({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="totp"
      label={m.factor_code()}
      hint={m.factor_code_hint({ digits: SECOND_FACTOR.digits })}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
