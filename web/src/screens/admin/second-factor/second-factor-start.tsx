import { Button } from '@pieno/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { SecondFactorForm } from '../../../features/account/second-factor-form.tsx';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '../../../core/api/accounts/second-factor.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { CopyButton } from '../../../core/components/copy-button.tsx';
import { QrCode } from '../qr-code.tsx';
import styles from './second-factor-page.module.css';

interface SecondFactorStartProps {
  /** @param codes the recovery codes, which are shown only once */
  onEnabled: (codes: readonly string[]) => void;
}

/** Switches the second factor on: the key goes into an app, whose code proves it. */
export function SecondFactorStart({ onEnabled }: SecondFactorStartProps) {
  const { mutate, data: start, error, isPending } = useMutation({ mutationFn: beginSecondFactor });
  if (!start) {
    return (
      <>
        <Failure of={error} />
        <Button aria-busy={isPending} onClick={() => !isPending && mutate()}>
          {m.factor_begin()}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{m.factor_scan()}</p>
      <QrCode text={start.otpauth_url} label={m.factor_qr()} />
      <p className={styles.secret} translate="no">
        {start.secret}
      </p>
      <div className={styles.actions}>
        <CopyButton text={start.secret} label={m.factor_copy_key()} />
        <a href={start.otpauth_url} className={styles.app}>
          {m.factor_open_app()}
        </a>
      </div>
      <SecondFactorForm
        submit={m.factor_confirm()}
        isOn={false}
        onSubmit={async (code) => onEnabled(await confirmSecondFactor(code))}
      />
    </>
  );
}
