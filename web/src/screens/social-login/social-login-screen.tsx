import { IconMail } from '@tabler/icons-react';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { AlertDialog } from '@pieno/ui/alert-dialog.tsx';
import { Banner } from '@pieno/ui/banner.tsx';
import { BusyIcon } from '@pieno/ui/busy-icon.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { enterAsGuest } from '../../session/session.ts';
import { useVisitor } from '../../session/use-visitor.ts';
import { useForcedLightTheme } from '../../shell/theme.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { EntryHero } from './entry-hero.tsx';
import { SocialButtons } from './social-buttons.tsx';
import styles from './social-login-screen.module.css';

/** /social-login: the way in, light whatever theme was chosen (spec §2). */
export function SocialLoginScreen({ toHome }: { toHome: () => void }) {
  useForcedLightTheme();
  usePageTitle(m.entry_title());
  const visitor = useVisitor();
  const [alert, setAlert] = useState<string | null>(null);
  // The route's guard stops who is signed in already; this is for who signs in in another tab.
  const isSignedIn = visitor.kind === 'registered';
  useEffect(() => {
    if (isSignedIn) toHome();
  }, [isSignedIn, toHome]);
  return (
    <main className={styles.screen}>
      <EntryHero />
      <div className={styles.ways}>
        {visitor.kind === 'anonymous' && visitor.notice && (
          <Banner kind="error">{visitor.notice}</Banner>
        )}
        <GuestButton onEntered={toHome} onFailure={() => setAlert(SENTENCES.guestAccess)} />
        <ButtonLink to="/login" variant="default" wide>
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
          {m.entry_email()}
        </ButtonLink>
        <SocialButtons onAlert={setAlert} />
        <nav className={styles.links} aria-label={m.entry_account_label()}>
          <span>
            {m.entry_no_account()} <Link to="/register">{m.entry_register()}</Link>
          </span>
          <Link to="/forget-password">{m.entry_forgot()}</Link>
        </nav>
      </div>
      {alert && (
        <AlertDialog message={alert} closeLabel={m.close_alert()} onClose={() => setAlert(null)} />
      )}
    </main>
  );
}

interface GuestButtonProps {
  onEntered: () => void;
  onFailure: () => void;
}

function GuestButton({ onEntered, onFailure }: GuestButtonProps) {
  const [isEntering, setEntering] = useState(false);

  async function enter() {
    if (isEntering) return;
    setEntering(true);
    try {
      await enterAsGuest();
      onEntered();
    } catch {
      onFailure();
    } finally {
      setEntering(false);
    }
  }

  return (
    <div className={styles.guest}>
      <Button wide aria-busy={isEntering} aria-disabled={isEntering} onClick={() => void enter()}>
        {isEntering && <BusyIcon size={20} />}
        {m.entry_guest()}
      </Button>
      <p className={styles.hint}>{m.entry_guest_hint()}</p>
    </div>
  );
}
