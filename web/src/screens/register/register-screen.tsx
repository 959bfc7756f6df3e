import { Banner } from '@pieno/ui/banner.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useLeaveWhenSignedIn } from '../../session/use-leave-when-signed-in.ts';
import { useVisitor } from '../../session/use-visitor.ts';
import { EntryPage } from '../../shell/entry-page.tsx';
import { GuestButton } from '../../shell/guest-button.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './register-screen.module.css';

/** /register: an account, or a guest's completed (spec §2). */
export function RegisterScreen({ toHome }: { toHome: () => void }) {
  useLeaveWhenSignedIn(toHome);
  const isGuest = useVisitor().kind === 'guest';
  return (
    <EntryPage title={m.register_title()} lead={m.register_lead()} back="/social-login">
      {isGuest ? (
        <Banner kind="info">{m.register_guest()}</Banner>
      ) : (
        <QuickStart onEntered={toHome} />
      )}
      <RegisterForm submit={isGuest ? m.register_guest_submit() : m.register_submit()} />
      <p className={styles.other}>
        {m.register_has_account()} <Link to="/login">{m.login_submit()}</Link>
      </p>
    </EntryPage>
  );
}

function QuickStart({ onEntered }: { onEntered: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <GuestButton variant="default" onEntered={onEntered} onFailure={setFailure} />
      <h2 className={styles.divider}>{m.register_or()}</h2>
    </>
  );
}
