import type { Person } from '@pieno/contract/people/administered-people.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { useState } from 'react';
import { lockPerson, vouchForPerson } from '../../../core/api/people/administered-people.ts';
import { m } from '../../../paraglide/messages.js';
import { ReasonDialog } from '../reason-dialog.tsx';
import { usualForLocks } from '../usual-for-locks.ts';

interface EndVouchingDialogProps {
  person: Person;
  onDone: () => void;
  onClose: () => void;
}

/** Asks how to end the vouching for a person: alone, or with a lock, except for administrators. */
export function EndVouchingDialog({ person, onDone, onClose }: EndVouchingDialogProps) {
  const { id, name, email, role } = person;
  const [how, setHow] = useState<'withdraw' | 'lock'>('withdraw');
  const mayLock = role !== 'admin';
  const labels = { withdraw: m.admin_vouch_withdraw(), lock: m.admin_lock_person() };
  const question = m.admin_vouch_end_question({ name, email });
  return (
    <ReasonDialog
      question={mayLock ? `${question} ${m.admin_vouch_end_or_lock()}` : question}
      submit={labels[how]}
      usual={how === 'lock' ? usualForLocks() : []}
      isNeeded={how === 'lock'}
      onSubmit={async (reason) => {
        await (how === 'lock' ? lockPerson(id, reason) : vouchForPerson(id, false, reason));
        onDone();
      }}
      onClose={onClose}
    >
      {mayLock && (
        <Segmented
          label={m.admin_vouch_end_how()}
          options={[
            { value: 'withdraw', label: labels.withdraw },
            { value: 'lock', label: labels.lock },
          ]}
          value={how}
          onChange={setHow}
        />
      )}
    </ReasonDialog>
  );
}
