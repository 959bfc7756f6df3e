import type { Person } from '@pieno/contract/people/administered-people.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { useId, useState } from 'react';
import { verifyPerson } from '../../../core/api/people/administered-people.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { fromDayText } from '../../../core/format/moment.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { ReasonButton } from '../reason-button.tsx';
import { useChange, useRefresh } from '../use-change.ts';
import { AccountActions } from './account-actions.tsx';
import { firmRecordText } from '../firm-record.ts';
import styles from '../lists.module.css';

interface AccountRowProps {
  person: Person;
  /** True for the account in the address: it is open at once. */
  isChosen?: boolean;
}

/** An account, with its actions behind a button. */
export function AccountRow({ person, isChosen = false }: AccountRowProps) {
  const { id, name, email, active, verified, role, own, known_since: known, record } = person;
  const now = useNow();
  const [isOpen, setOpen] = useState(isChosen);
  const actions = useId();
  const refresh = useRefresh();
  const { mutate, error, isPending } = useChange((run: () => Promise<unknown>) => run());
  const run = (work: () => Promise<unknown>) => !isPending && mutate(work);
  return (
    <li className={styles.row} aria-busy={isPending}>
      <span className={styles.about}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.hint} translate="no">
          {email}
        </span>
        <span className={styles.hint}>{factsOf(person)}</span>
      </span>
      {own && <Chip tone="faded">{m.admin_account_own()}</Chip>}
      {role === 'admin' && <Chip>{m.admin_account_admin()}</Chip>}
      {!active && <Chip tone="notice">{m.admin_account_locked()}</Chip>}
      {known !== null && <Chip>{m.admin_account_known({ since: fromDayText(known, now) })}</Chip>}
      <Failure of={error} />
      <span className={styles.answers}>
        {active && !verified && (
          <ReasonButton
            variant="filled"
            label={m.admin_account_verify()}
            aria-label={`${m.admin_account_verify()}: ${name}`}
            question={m.admin_account_verify_question({ name, email })}
            usual={m.admin_account_verify_usual().split('\n')}
            isNeeded
            onSubmit={async (reason) => {
              await verifyPerson(id, true, reason);
              void refresh();
            }}
          />
        )}
        {own ? (
          <span className={styles.hint}>{m.admin_account_own_hint()}</span>
        ) : (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={actions}
            aria-label={`${m.admin_account_manage()}: ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {m.admin_account_manage()}
          </Button>
        )}
      </span>
      <span id={actions} className={styles.answers} hidden={!isOpen}>
        {isOpen && record && <p className={styles.record}>{firmRecordText(record, now)}</p>}
        {isOpen && <AccountActions person={person} onRun={run} />}
      </span>
    </li>
  );
}

function factsOf({ created_at, seen_at, sessions, stations, second_factor }: Person): string {
  return [
    m.admin_account_since({ when: dateTimeText(created_at) }),
    seen_at === null
      ? m.admin_account_signed_out()
      : m.admin_account_seen({ count: sessions, when: dateTimeText(seen_at) }),
    stations > 0 && m.admin_account_stations({ count: stations }),
    second_factor && m.admin_account_second_factor(),
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
