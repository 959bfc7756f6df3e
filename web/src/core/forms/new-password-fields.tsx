import { PASSWORD_MIN } from '@pieno/contract/limits.ts';
import { PasswordField } from '@pieno/ui/forms/password-field.tsx';
import { m } from '../../paraglide/messages.js';
import type { FieldErrors } from './field-errors.ts';
import styles from './form-view.module.css';
import { passwordLabels } from './password-labels.ts';

interface NewPasswordFieldsProps {
  label: string;
  repeatLabel: string;
  errors: FieldErrors;
}

/**
 * Fields for a new password, with its strength meter, and for its repetition, so that a typing error locks nobody out.
 */
export function NewPasswordFields({ label, repeatLabel, errors }: NewPasswordFieldsProps) {
  return (
    <div className={styles.pair}>
      <PasswordField
        name="password"
        label={label}
        hint={m.password_new_hint({ count: PASSWORD_MIN })}
        error={errors.password}
        autoComplete="new-password"
        labels={passwordLabels()}
        withMeter
        required
      />
      <PasswordField
        name="password_confirmation"
        label={repeatLabel}
        error={errors.password_confirmation}
        autoComplete="new-password"
        labels={passwordLabels()}
        required
      />
    </div>
  );
}
