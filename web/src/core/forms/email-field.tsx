import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { m } from '../../paraglide/messages.js';

interface EmailFieldProps {
  error: string | undefined;
  defaultValue?: string | undefined;
}

/** E-mail field that identifies an account; password managers store the password under it (autocomplete `username`). */
export function EmailField({ error, defaultValue }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      label={m.email()}
      error={error}
      defaultValue={defaultValue}
      placeholder={m.email_placeholder()}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
