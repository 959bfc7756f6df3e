import type { Person } from '@pieno/contract/people/administered-people.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import {
  changeRole,
  deletePerson,
  lockPerson,
  signOutPerson,
  unlockPerson,
  verifyPerson,
  vouchForPerson,
} from '../../../core/api/people/administered-people.ts';
import { AskingButton } from '../../../core/components/asking-button.tsx';
import { m } from '../../../paraglide/messages.js';
import { ReasonButton } from '../reason-button.tsx';
import { usualForLocks } from '../usual-for-locks.ts';
import { useRefresh } from '../use-change.ts';
import { EndVouchingDialog } from './end-vouching-dialog.tsx';

interface AccountActionsProps {
  person: Person;
  /** Runs an action, shows its error, and refreshes the list. */
  onRun: (work: () => Promise<unknown>) => void;
}

/** An administrator's actions on another account (rule admin-accounts). */
export function AccountActions({ person, onRun }: AccountActionsProps) {
  const { id, name, email, active, verified, role, sessions, known_since: known } = person;
  const refresh = useRefresh();
  const [isEnding, setEnding] = useState(false);
  const isAdmin = role === 'admin';
  const about = { name, email };
  const asking = (label: string, question: string, work: () => Promise<unknown>) => (
    <AskingButton variant="default" label={label} question={question} onYes={() => onRun(work)} />
  );
  return (
    <>
      {/* First, so that after a lock no other button moves under the finger. */}
      {!active && (
        <Button variant="default" onClick={() => onRun(() => unlockPerson(id))}>
          {m.admin_account_unlock()}
        </Button>
      )}
      {active && !isAdmin && (
        <ReasonButton
          label={m.admin_lock()}
          question={m.admin_account_lock_question(about)}
          usual={usualForLocks()}
          isNeeded
          onSubmit={async (reason) => {
            await lockPerson(id, reason);
            void refresh();
          }}
        />
      )}
      {active &&
        verified &&
        known === null &&
        asking(m.admin_vouch(), m.admin_vouch_question(about), () => vouchForPerson(id, true))}
      {known !== null && (
        <Button variant="default" onClick={() => setEnding(true)}>
          {m.admin_vouch_end()}
        </Button>
      )}
      {isAdmin
        ? asking(m.admin_account_demote(), m.admin_account_demote_question(about), () =>
            changeRole(id, 'user'),
          )
        : asking(m.admin_account_promote(), m.admin_account_promote_question(about), () =>
            changeRole(id, 'admin'),
          )}
      {sessions > 0 &&
        asking(m.admin_account_sign_out(), m.admin_account_sign_out_question(about), () =>
          signOutPerson(id),
        )}
      {verified && (
        <Button variant="default" onClick={() => onRun(() => verifyPerson(id, false))}>
          {m.admin_account_unverify()}
        </Button>
      )}
      {!isAdmin &&
        asking(m.admin_account_delete(), m.admin_account_delete_question(about), () =>
          deletePerson(id),
        )}
      {isEnding && (
        <EndVouchingDialog
          person={person}
          onDone={() => void refresh()}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
