import IconEye from '~icons/tabler/eye';
import IconEyeOff from '~icons/tabler/eye-off';
import { useId, useState, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { describeField, Field, FieldError, FieldHint, type FieldTexts } from './field.tsx';
import fieldStyles from './field.module.css';
import { PasswordMeter } from './password-meter.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'lang' | 'type' | 'value' | 'defaultValue'> {
  name: string;
  /** For password managers: 'current-password' to sign in, 'new-password' to choose one. */
  autoComplete: 'current-password' | 'new-password';
  labels: PasswordLabels;
  /** Shows the strength while the field has the focus. */
  withMeter?: boolean | undefined;
}

interface PasswordLabels {
  /** Accessible name of the toggle, which is pressed while the password is visible. */
  show: string;
  /** Accessible name of the strength meter. */
  strength: string;
}

/**
 * A password field that hides the password until the toggle shows it, with a strength meter for a new password (rule
 * password-strength).
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, lang, hint: rule, error, labels, withMeter = false, onChange, ...input } = props;
  // The error says the same as the hint.
  const hint = error ? undefined : rule;
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [password, setPassword] = useState('');
  // The toggle is part of the field: focusing it does not hide the meter.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));
  const Outline = isVisible ? IconEyeOff : IconEye;
  return (
    <Field id={id} label={label} lang={lang} {...(!withMeter && { hint, error })}>
      <div className={styles.box} onFocus={() => setFocused(true)} onBlur={onBlur}>
        <div className={styles.row}>
          <input
            {...input}
            {...describeField(id, { hint, error })}
            id={id}
            type={isVisible ? 'text' : 'password'}
            className={fieldStyles.input}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              setPassword(event.target.value);
              onChange?.(event);
            }}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={labels.show}
            aria-pressed={isVisible}
            aria-controls={id}
            onClick={() => setVisible(!isVisible)}
          >
            <Outline size={22} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        {withMeter && (
          <PasswordMeter
            password={password}
            label={labels.strength}
            isShown={isFocused}
            hasText={!error}
          >
            <FieldHint id={id} hint={hint} />
            <FieldError id={id} error={error} />
          </PasswordMeter>
        )}
      </div>
    </Field>
  );
}
