import { Banner } from '@pieno/ui/states/banner.tsx';
import { lazy, Suspense, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useLeaveWhenSignedIn, useVisitor } from '../../core/session/use-visitor.ts';
import { needsAccount } from '../../core/session/needs-account.ts';
import { EntryPage } from '../../features/account/entry/entry-page.tsx';
import { GuestButton } from '../../features/account/entry/guest-button.tsx';
import { OrHeading } from '../../features/account/entry/or-heading.tsx';
import { FormSwitchLink } from '../../features/account/entry/form-switch-link.tsx';
import { RegisterForm } from './register-form.tsx';

const InvitedTo = lazy(() =>
  import('../../features/account/invited-to.tsx').then((module) => ({ default: module.InvitedTo })),
);

interface RegisterScreenProps {
  returnTo: string | null;
  onEntered: () => void;
}

/** /register: creates an account, or converts the guest into one (rule register-screen). */
export function RegisterScreen({ returnTo, onEntered }: RegisterScreenProps) {
  useLeaveWhenSignedIn(onEntered);
  const visitor = useVisitor();
  const isGuest = visitor.kind === 'guest';
  const isTooLittle = needsAccount(visitor, returnTo);
  const isInvited = returnTo === '/gestore/invito';
  return (
    <EntryPage title={m.register_title()} lead={m.register_lead()} back="/social-login">
      {isGuest && <Banner kind="info">{m.register_guest()}</Banner>}
      {isInvited && (
        <Suspense>
          <Banner kind="info">
            <InvitedTo />
          </Banner>
        </Suspense>
      )}
      {!isGuest && !isInvited && <QuickStart isTooLittle={isTooLittle} onEntered={onEntered} />}
      <RegisterForm
        submit={isGuest ? m.register_guest_submit() : m.register_submit()}
        returnTo={returnTo}
      />
      <FormSwitchLink question={m.register_has_account()} to="/login" label={m.login_submit()} />
    </EntryPage>
  );
}

interface QuickStartProps {
  /** True if guest access is not enough for what the visitor wanted. */
  isTooLittle: boolean;
  onEntered: () => void;
}

function QuickStart({ isTooLittle, onEntered }: QuickStartProps) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <GuestButton
        variant={isTooLittle ? 'quiet' : 'default'}
        isTooLittle={isTooLittle}
        onEntered={onEntered}
        onFailure={setFailure}
      />
      <OrHeading>{m.register_or()}</OrHeading>
    </>
  );
}
