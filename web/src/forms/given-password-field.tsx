import { PasswordField } from '@pieno/ui/password-field.tsx';
import { m } from '../paraglide/messages.js';
import { passwordWords } from './password-words.ts';

interface GivenPasswordFieldProps {
  name?: string;
  label?: string;
  error: string | undefined;
}

/** Field for the existing password of an account, to prove one's identity. */
export function GivenPasswordField({
  name = 'password',
  label = m.password(),
  error,
}: GivenPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      autoComplete="current-password"
      words={passwordWords()}
      required
    />
  );
}
