import { PasswordField } from '@pieno/ui/forms/password-field.tsx';

/** The product's password field with its strength meter. */
export function PasswordExample() {
  return (
    <PasswordField
      name="password"
      label="New password"
      hint="The meter comes with the focus, and goes with it."
      autoComplete="new-password"
      labels={{ show: 'Show the password', strength: 'Password strength' }}
      withMeter
    />
  );
}
