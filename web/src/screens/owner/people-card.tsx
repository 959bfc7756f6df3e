import type { StationPerson } from '@pieno/contract/invitations/invitations.ts';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decidePerson } from '../../core/api/invitations/own-invitations.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { dateTimeText } from '../../core/format/date-time.ts';
import { AskingButton } from '../../core/components/asking-button.tsx';
import { Failure } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './owner-station.module.css';
import list from './list.module.css';

interface PeopleCardProps {
  station: OwnerStation;
  userId: string;
}

/** Who else sets this station's prices; current people accept or refuse pending ones (rule owner-people). */
export function PeopleCard({ station, userId }: PeopleCardProps) {
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ person, decision }: { person: string; decision: 'accept' | 'revoke' }) =>
      decidePerson(station.business.id, person, decision),
    onSettled: () => queries.invalidateQueries({ queryKey: ownStationsQuery(userId).queryKey }),
  });
  const decide = (person: string, decision: 'accept' | 'revoke') =>
    !isPending && mutate({ person, decision });
  return (
    <Card title={m.owner_people()}>
      <ul role="list" className={styles.people}>
        {station.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            error={variables?.person === person.id && error}
            onDecide={(decision) => decide(person.id, decision)}
            station={station.business.name}
          />
        ))}
      </ul>
    </Card>
  );
}

interface PersonRowProps {
  person: StationPerson;
  /** The station's name. */
  station: string;
  /** Why the last decision about the person failed. */
  error: Error | null | false;
  onDecide: (decision: 'accept' | 'revoke') => void;
}

function PersonRow({ person, station, error, onDecide }: PersonRowProps) {
  const { name, state, since, is_me: isMe } = person;
  const isWaiting = state === 'pending' && !isMe;
  return (
    <li className={list.row}>
      <div className={list.about}>
        <p className={list.name} translate="no">
          {isMe ? m.owner_person_me({ name }) : name}
        </p>
        <p className={list.hint}>
          {state === 'pending'
            ? m.owner_person_waits({ when: dateTimeText(since) })
            : m.owner_person_since({ when: dateTimeText(since) })}
        </p>
      </div>
      {isWaiting && (
        <div className={list.answers}>
          <Button onClick={() => onDecide('accept')}>{m.owner_person_accept()}</Button>
          <Button variant="default" onClick={() => onDecide('revoke')}>
            {m.owner_person_refuse()}
          </Button>
        </div>
      )}
      {isMe && (
        <AskingButton
          variant="quiet"
          label={m.owner_leave()}
          question={m.owner_leave_question({ name: station })}
          onYes={() => onDecide('revoke')}
        />
      )}
      <Failure of={error} />
    </li>
  );
}
