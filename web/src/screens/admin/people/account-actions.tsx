import type { Person } from '@pieno/contract/people/administered-people.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeRole,
  deletePerson,
  lockPerson,
  signOutPerson,
  unlockPerson,
  verifyPerson,
  vouchForPerson,
} from '../../../api/people/administered-people.ts';
import { ADMINISTRATION } from '../../../api/administration.ts';
import { m } from '../../../paraglide/messages.js';
import { EndVouchingDialog } from './end-vouching-dialog.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

interface AccountActionsProps {
  person: Person;
  /** Does one of them, shows what failed, and refreshes the list. */
  onRun: (work: () => Promise<unknown>) => void;
}

/** What needs a question first. */
interface Question {
  text: string;
  yes: string;
  work: () => Promise<unknown>;
}

/** What an administrator does with somebody else's account (rule admin-accounts). */
export function AccountActions({ person, onRun }: AccountActionsProps) {
  const { id, name, email, active, verified, role, sessions, known_since: known } = person;
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const [isLocking, setLocking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ADMINISTRATION });
  const isAdmin = role === 'admin';
  const about = { name, email };
  const toAdmin = {
    text: m.admin_account_promote_question(about),
    yes: m.admin_account_promote(),
    work: () => changeRole(id, 'admin'),
  };
  const toUser = {
    text: m.admin_account_demote_question(about),
    yes: m.admin_account_demote(),
    work: () => changeRole(id, 'user'),
  };
  const roleChange = isAdmin ? toUser : toAdmin;
  const vouching = {
    text: m.admin_vouch_question(about),
    yes: m.admin_vouch(),
    work: () => vouchForPerson(id, true),
  };
  const signOut = {
    text: m.admin_account_sign_out_question(about),
    yes: m.admin_account_sign_out(),
    work: () => signOutPerson(id),
  };
  const removal = {
    text: m.admin_account_delete_question(about),
    yes: m.admin_account_delete(),
    work: () => deletePerson(id),
  };
  const asking = (asked: Question) => (
    <Button variant="default" onClick={() => setQuestion(asked)}>
      {asked.yes}
    </Button>
  );
  return (
    <>
      {/* First, so that a lock leaves the others where they are but not under the finger. */}
      {!active && (
        <Button variant="default" onClick={() => onRun(() => unlockPerson(id))}>
          {m.admin_account_unlock()}
        </Button>
      )}
      {active && !isAdmin && (
        <Button variant="default" onClick={() => setLocking(true)}>
          {m.admin_lock()}
        </Button>
      )}
      {active && verified && known === null && asking(vouching)}
      {known !== null && (
        <Button variant="default" onClick={() => setEnding(true)}>
          {m.admin_vouch_end()}
        </Button>
      )}
      {asking(roleChange)}
      {sessions > 0 && asking(signOut)}
      {verified && (
        <Button variant="default" onClick={() => onRun(() => verifyPerson(id, false))}>
          {m.admin_account_unverify()}
        </Button>
      )}
      {!isAdmin && asking(removal)}
      {question && (
        <QuestionDialog
          message={question.text}
          yesLabel={question.yes}
          noLabel={m.cancel()}
          onYes={() => onRun(question.work)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {isLocking && (
        <ReasonDialog
          question={m.admin_account_lock_question(about)}
          submit={m.admin_lock()}
          onSubmit={async (reason) => {
            await lockPerson(id, reason);
            setLocking(false);
            await refresh();
          }}
          onClose={() => setLocking(false)}
        />
      )}
      {isEnding && (
        <EndVouchingDialog
          person={person}
          onDone={async () => {
            setEnding(false);
            await refresh();
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
