import { Button } from '@pieno/ui/buttons/button.tsx';
import { Field } from '@pieno/ui/forms/field.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Select } from '@pieno/ui/forms/select.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import IconDeviceMobileMessage from '~icons/tabler/device-mobile-message';
import { useId } from 'react';
import { EntryBlock } from './entry-block.tsx';
import styles from './otp-page.module.css';

/** Sample country codes (rule gallery-otp). */
const CODES = [
  { value: '+378', label: 'SM +378' },
  { value: '+39', label: 'IT +39' },
  { value: '+41', label: 'CH +41' },
];

/** "Send Now" does nothing (rule gallery-otp). */
export function OtpPage() {
  const codeId = useId();
  return (
    <EntryBlock
      icon={IconDeviceMobileMessage}
      title="Phone verification"
      lead="We would send a code of four digits to your phone. This is a sample: no message leaves."
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.number}>
          <Field id={codeId} label="Country code">
            <Select id={codeId} name="code" autoComplete="tel-country-code">
              {CODES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <TextField
            name="phone"
            type="tel"
            label="Phone number"
            placeholder="66 12 34 56"
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={15}
          />
        </div>
        <Button type="submit" wide>
          Send Now
        </Button>
        <p className={styles.terms}>
          By giving your number you agree to our <Link to="/privacy-policy">privacy policy</Link>.
        </p>
        <p className={styles.terms}>
          <Link to="/otp-confirm">I have a code already</Link>
        </p>
      </form>
    </EntryBlock>
  );
}
