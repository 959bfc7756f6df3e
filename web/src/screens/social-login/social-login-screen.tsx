import IconMail from '~icons/tabler/mail';
import type { SocialProvider } from '@pieno/contract/accounts/social-providers.ts';
import { AlertDialog } from '@pieno/ui/layers/alert-dialog.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { lazy, Suspense, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { isExpired } from '../../core/session/machine.ts';
import { useLeaveWhenSignedIn, useVisitor } from '../../core/session/use-visitor.ts';
import { needsAccount } from '../../core/session/needs-account.ts';
import { GuestButton } from '../../features/account/entry/guest-button.tsx';
import { useForcedLightTheme } from '../../core/theme/theme.ts';
import { usePageTitle } from '../../core/browser/use-page-title.ts';
import { EntryHero } from './entry-hero.tsx';
import { SocialButtons } from './social-buttons.tsx';
import styles from './social-login-screen.module.css';
import { useSocialReturn } from './use-social-return.ts';

const SecondFactorForm = lazy(() =>
  import('../../features/account/second-factor-form.tsx').then((module) => ({
    default: module.SecondFactorForm,
  })),
);

const InvitationWay = lazy(() =>
  import('../../features/account/invitation-way.tsx').then((module) => ({
    default: module.InvitationWay,
  })),
);

interface SocialLoginScreenProps {
  returnTo: string | null;
  onEntered: () => void;
  onLeave: (provider: SocialProvider) => void;
}

/** /social-login: the entry screen, always in the light theme (rule entry-screen). */
export function SocialLoginScreen({ returnTo, onEntered, onLeave }: SocialLoginScreenProps) {
  useForcedLightTheme();
  usePageTitle(m.entry_title());
  useLeaveWhenSignedIn(onEntered);
  const visitor = useVisitor();
  const [alert, setAlert] = useState<string | null>(null);
  const social = useSocialReturn();
  const notice = visitor.kind === 'anonymous' ? visitor.notice : null;
  const hasExpired = isExpired(visitor);
  const isTooLittle = hasExpired || needsAccount(visitor, returnTo);
  const guestButton = (
    <GuestButton
      variant={isTooLittle ? 'quiet' : 'filled'}
      isTooLittle={isTooLittle}
      onEntered={onEntered}
      onFailure={setAlert}
    />
  );
  return (
    <main className={styles.screen}>
      <EntryHero returnTo={returnTo} />
      <div className={styles.ways}>
        {social.failure !== null && <Banner kind="error">{social.failure}</Banner>}
        {notice !== null && <Banner kind={hasExpired ? 'error' : 'info'}>{notice}</Banner>}
        {social.isReturning && <Banner kind="info">{m.social_returning()}</Banner>}
        {social.confirm !== null && (
          <Suspense>
            <SecondFactorForm submit={m.login_submit()} leavesScreen onSubmit={social.confirm} />
          </Suspense>
        )}
        {returnTo === '/gestore/invito' ? (
          <Suspense>
            <InvitationWay />
          </Suspense>
        ) : isTooLittle ? (
          !hasExpired && (
            <ButtonLink to="/register" wide>
              {m.entry_register()}
            </ButtonLink>
          )
        ) : (
          guestButton
        )}
        <ButtonLink to="/login" variant={hasExpired ? 'filled' : 'default'} wide>
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
          {m.entry_email()}
        </ButtonLink>
        <SocialButtons onAlert={setAlert} onLeave={onLeave} />
        <nav className={styles.links} aria-label={m.entry_account_label()}>
          <span>
            {m.entry_no_account()} <Link to="/register">{m.entry_register()}</Link>
          </span>
          <Link to="/forget-password">{m.entry_forgot()}</Link>
        </nav>
        {isTooLittle && returnTo !== '/gestore/invito' && guestButton}
      </div>
      {alert && (
        <AlertDialog message={alert} closeLabel={m.close_alert()} onClose={() => setAlert(null)} />
      )}
    </main>
  );
}
