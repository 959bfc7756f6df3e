import type { AdministeredStations } from '@pieno/contract/owners.ts';
import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { ADMINISTRATION, revokeInvitation } from '../../api/administration.ts';
import { decidePerson } from '../../api/owners.ts';
import { dateTimeText } from '../../format/date-time.ts';
import { m } from '../../paraglide/messages.js';
import styles from './lists.module.css';

type Station = AdministeredStations[number];

interface PeopleListProps extends Pick<Station, 'people' | 'invitations'> {
  stationId: number;
}

/** A station's people, those who wait, and the invitations that nobody has used. */
export function PeopleList({ stationId, people, invitations }: PeopleListProps) {
  const queries = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => queries.invalidateQueries({ queryKey: ADMINISTRATION }),
  });
  const decide = (person: string, decision: 'accept' | 'revoke') =>
    mutate(() => decidePerson(stationId, person, decision));
  if (people.length + invitations.length === 0) {
    return <EmptyState message={m.admin_nobody()} />;
  }
  return (
    <Card title={m.owner_people()} variant="flush">
      {error && <Banner kind="error">{messageOf(error)}</Banner>}
      <ul role="list">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onDecide={(decision) => decide(person.id, decision)}
          />
        ))}
        {invitations.map(({ id, expires_at }) => (
          <li key={`invitation ${id}`} className={styles.row}>
            <span className={styles.about}>
              <span className={styles.name}>{m.admin_open_invitation()}</span>
              <span className={styles.hint}>
                {m.admin_invitation_until({ when: dateTimeText(expires_at) })}
              </span>
            </span>
            <Button variant="quiet" onClick={() => mutate(() => revokeInvitation(id))}>
              {m.admin_revoke()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PersonRowProps {
  person: Station['people'][number];
  onDecide: (decision: 'accept' | 'revoke') => void;
}

function PersonRow({ person: { name, email, state, since }, onDecide }: PersonRowProps) {
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
    </li>
  );
}
