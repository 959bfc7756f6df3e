import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { Button } from '@pieno/ui/button.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { EntryBlock } from './entry-block.tsx';
import styles from './otp-page.module.css';

/** The three sample country codes (spec §2). */
const CODES = [
  { value: '+378', label: 'SM +378' },
  { value: '+39', label: 'IT +39' },
  { value: '+41', label: 'CH +41' },
];

/** Asks for a telephone number; "Send Now" does nothing (spec §2). */
export function OtpPage() {
  return (
    <EntryBlock
      icon={IconDeviceMobileMessage}
      title="Phone verification"
      lead="We would send a code of four digits to your phone. This is a sample: no message leaves."
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.number}>
          <NativeSelect
            name="code"
            label="Country code"
            autoComplete="tel-country-code"
            data={CODES}
          />
          <TextInput
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
