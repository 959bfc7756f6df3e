import type { AdministeredStations } from '@pieno/contract/invitations/invitations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import type { ReactNode } from 'react';
import { revokeInvitation } from '../../../core/api/invitations/administered-invitations.ts';
import { decidePerson } from '../../../core/api/invitations/own-invitations.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { useChange } from '../use-change.ts';

type Station = AdministeredStations[number];

interface PeopleListProps extends Pick<Station, 'people' | 'invitations'> {
  stationId: number;
}

/** A station's people, the pending ones, and the unused invitations. */
export function PeopleList({ stationId, people, invitations }: PeopleListProps) {
  const { mutate, variables, error } = useChange(
    ({ run }: { of: string | number; run: () => Promise<unknown> }) => run(),
  );
  const decide = (of: string, decision: 'accept' | 'revoke') =>
    mutate({ of, run: () => decidePerson(stationId, of, decision) });
  const failureOf = (id: string | number) => <Failure of={variables?.of === id && error} />;
  if (people.length + invitations.length === 0) {
    return <EmptyState message={m.admin_nobody()} />;
  }
  return (
    <Card title={m.owner_people()} variant="flush">
      <ul role="list">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onDecide={(decision) => decide(person.id, decision)}
          >
            {failureOf(person.id)}
          </PersonRow>
        ))}
        {invitations.map(({ id, expires_at }) => (
          <li key={`invitation ${id}`} className={styles.row}>
            <span className={styles.about}>
              <span className={styles.name}>{m.admin_open_invitation()}</span>
              <span className={styles.hint}>
                {m.admin_invitation_until({ when: dateTimeText(expires_at) })}
              </span>
            </span>
            <Button
              variant="quiet"
              onClick={() => mutate({ of: id, run: () => revokeInvitation(id) })}
            >
              {m.admin_revoke()}
            </Button>
            {failureOf(id)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PersonRowProps {
  person: Station['people'][number];
  onDecide: (decision: 'accept' | 'revoke') => void;
  children: ReactNode;
}

function PersonRow({ person, onDecide, children }: PersonRowProps) {
  const { name, email, state, since } = person;
  const isWaiting = state === 'pending';
  const when = dateTimeText(since);
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.hint} translate="no">
          {email}
        </span>
        <span className={styles.hint}>
          {isWaiting ? m.owner_person_waits({ when }) : m.owner_person_since({ when })}
        </span>
      </span>
      {isWaiting ? (
        <span className={styles.answers}>
          <Button
            aria-label={`${m.owner_person_accept()}: ${name}`}
            onClick={() => onDecide('accept')}
          >
            {m.owner_person_accept()}
          </Button>
          <Button
            variant="default"
            aria-label={`${m.owner_person_refuse()}: ${name}`}
            onClick={() => onDecide('revoke')}
          >
            {m.owner_person_refuse()}
          </Button>
        </span>
      ) : (
        <Button
          variant="quiet"
          aria-label={`${m.admin_revoke()}: ${name}`}
          onClick={() => onDecide('revoke')}
        >
          {m.admin_revoke()}
        </Button>
      )}
      {children}
    </li>
  );
}
