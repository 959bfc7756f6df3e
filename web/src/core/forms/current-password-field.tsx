import { PasswordField } from '@pieno/ui/forms/password-field.tsx';
import { m } from '../../paraglide/messages.js';
import { passwordLabels } from './password-labels.ts';

interface CurrentPasswordFieldProps {
  name?: string;
  label?: string;
  error: string | undefined;
}

/** Field for the account's current password, which proves the user's identity. */
export function CurrentPasswordField({
  name = 'password',
  label = m.password(),
  error,
}: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      autoComplete="current-password"
      labels={passwordLabels()}
      required
    />
  );
}
