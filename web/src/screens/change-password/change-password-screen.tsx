import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { forgetRecovery, recoveryEmail } from '../../features/account/recovery-memory.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import { OpenPage } from '../../frame/open-page.tsx';
import { ByCode } from './by-code.tsx';
import { ByCurrentPassword } from './by-current-password.tsx';
import { FirstPassword } from './first-password.tsx';

interface ChangePasswordScreenProps {
  /** Called after a reset by code, with the account's e-mail. */
  onRecovered: (email: string) => void;
  /** Called when the code is no longer valid and a new one is needed. */
  onCodeSpent: () => void;
  onCodeSent: () => void;
}

/**
 * /change-password: with a code from an e-mail or, when signed in, with the current password (rule password-change).
 */
export function ChangePasswordScreen(props: ChangePasswordScreenProps) {
  const { onRecovered, onCodeSpent, onCodeSent } = props;
  const [email, setEmail] = useState(() => recoveryEmail());
  const user = useUser();
  function giveUpCode() {
    forgetRecovery();
    setEmail(null);
  }
  if (user && email === null) {
    return (
      <OpenPage title={m.change_title()} back="/login">
        {user.has_password ? (
          <ByCurrentPassword email={user.email} />
        ) : (
          <FirstPassword email={user.email} onSent={onCodeSent} />
        )}
        <Button variant="quiet" onClick={() => setEmail(user.email)}>
          {m.forgot_have_code()}
        </Button>
      </OpenPage>
    );
  }
  return (
    <OpenPage title={m.change_title()} lead={m.change_code_lead()} back="/forget-password">
      <ByCode email={email} onDone={onRecovered} onSpent={onCodeSpent} />
      {user?.has_password && (
        <Button variant="quiet" onClick={giveUpCode}>
          {m.change_known()}
        </Button>
      )}
    </OpenPage>
  );
}
