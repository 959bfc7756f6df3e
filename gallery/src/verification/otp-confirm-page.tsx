import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconPasswordMobilePhone from '~icons/tabler/password-mobile-phone';
import { useId, type ClipboardEvent as Pasted } from 'react';
import { EntryBlock } from './entry-block.tsx';
import styles from './otp-confirm-page.module.css';
import { ResendLine } from './resend-line.tsx';

/** Digits of the code (rule gallery-otp). */
const LENGTH = 4;

/** Recipient of the sample code. */
const SAMPLE_NUMBER = '+378 66 12 34 56';

/** Returns the code in a pasted text: the first number of exactly four digits, else all digits. */
const codeIn = (text: string): string =>
  /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? text.replaceAll(/\D/g, '');

/** Allows the visitor to paste a whole message: pastes only its code instead. */
function pasteCode(event: Pasted): void {
  const text = event.clipboardData.getData('text/plain');
  const code = codeIn(text);
  if (code === text) return;
  event.preventDefault();
  event.stopPropagation();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', code);
  event.target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Nothing is verified (rule gallery-otp). */
export function OtpConfirmPage() {
  const labelId = useId();
  return (
    <EntryBlock
      icon={IconPasswordMobilePhone}
      title="Enter the code"
      lead={
        <>
          Four digits, sent to <strong className={styles.sent}>{SAMPLE_NUMBER}</strong>
        </>
      }
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <p id={labelId} className={styles.label}>
          One-time code
        </p>
        <PinInput
          onPasteCapture={pasteCode}
          name="code"
          type="number"
          length={LENGTH}
          placeholder=""
          aria-labelledby={labelId}
          getInputProps={(index) => ({ 'aria-label': `Digit ${index + 1} of ${LENGTH}` })}
          classNames={{ root: styles.boxes, pinInput: styles.box, input: styles.digit }}
        />
        <ResendLine />
        <Button type="submit" wide>
          Verify & Proceed
        </Button>
        <p className={styles.other}>
          Not your number? <Link to="/otp">Change it</Link>
        </p>
      </form>
    </EntryBlock>
  );
}
