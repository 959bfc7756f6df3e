import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import IconBuildingStore from '~icons/tabler/building-store';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../core/api/api-error.ts';
import { useFocusWhen } from '../../core/browser/use-focus-when.ts';
import { m } from '../../paraglide/messages.js';
import { VerifyEmail } from '../../features/reports/verify/verify-email.tsx';
import { InvitedTo } from '../../features/account/invited-to.tsx';
import { invitationCode } from '../../core/session/pending-invitation.ts';
import { withReturnTo } from '../../core/session/return-to.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import { acceptKept } from './accept-kept.ts';
import { InvitationForm } from './invitation-form.tsx';
import styles from './invitation-screen.module.css';

/**
 * /gestore/invito: the page of an invitation's link (rule owner-invitation). Opening it does nothing: only its button
 * accepts.
 */
export function InvitationScreen() {
  const user = useUser();
  const [accepted, setAccepted] = useState<AcceptedInvitation | null>(null);
  /** The code to accept once the e-mail is verified. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [code, setCode] = useState(invitationCode);
  // The acceptance was requested before the e-mail was verified.
  const acceptWaiting = useMutation({ mutationFn: acceptKept, onSuccess: setAccepted });
  const heading = useFocusWhen<HTMLHeadingElement>(accepted !== null);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <IconBuildingStore size={40} stroke={1.5} aria-hidden="true" className={styles.icon} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {accepted ? outcomeOf(accepted) : code === '' ? m.invitation_heading() : <InvitedTo />}
        </h2>
        {accepted === null && <p className={styles.text}>{m.invitation_text()}</p>}
      </header>
      {accepted !== null && <Accepted invitation={accepted} />}
      {accepted === null && user === null && <SignIn />}
      {accepted === null && user !== null && waiting !== null && (
        <VerifyEmail
          onVerified={() => {
            setWaiting(null);
            acceptWaiting.mutate(waiting);
          }}
          onClose={() => setWaiting(null)}
        />
      )}
      {acceptWaiting.isPending && <Spinner label={m.invitation_accepting()} />}
      {accepted === null && user !== null && waiting === null && !acceptWaiting.isPending && (
        <InvitationForm
          code={code}
          failure={acceptWaiting.error && messageOf(acceptWaiting.error)}
          onAccepted={setAccepted}
          onUnverified={(typed) => {
            setCode(typed);
            acceptWaiting.reset();
            setWaiting(typed);
          }}
        />
      )}
    </div>
  );
}

/** Guests and anonymous visitors sign in, and return to the same invitation. */
function SignIn() {
  return (
    <Card>
      <div className={styles.content}>
        <p>{m.invitation_sign_in()}</p>
        <ButtonLink to={withReturnTo('/register', '/gestore/invito')} wide>
          {m.entry_register()}
        </ButtonLink>
        <ButtonLink to={withReturnTo('/login', '/gestore/invito')} variant="default" wide>
          {m.login_submit()}
        </ButtonLink>
      </div>
    </Card>
  );
}

const outcomeOf = ({ business_name: name, state }: AcceptedInvitation): string =>
  state === 'active' ? m.invitation_accepted({ name }) : m.invitation_asked();

function Accepted({ invitation }: { invitation: AcceptedInvitation }) {
  const { business_id: id, business_name: name, state } = invitation;
  if (state === 'active') {
    return (
      <ButtonLink to={`/gestore/${id}`} wide>
        {m.invitation_prices()}
      </ButtonLink>
    );
  }
  return (
    <>
      <Banner kind="info">{m.invitation_pending({ name })}</Banner>
      <ButtonLink to={`/business/${id}`} variant="default" wide>
        {m.invitation_station()}
      </ButtonLink>
    </>
  );
}
