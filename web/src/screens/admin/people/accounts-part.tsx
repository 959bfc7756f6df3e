import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '../../../api/people/administered-people.ts';
import { m } from '../../../paraglide/messages.js';
import { AccountRow } from './account-row.tsx';
import { Loaded } from '../loaded.tsx';
import { MoreButton } from '../more-button.tsx';
import type { PartProps } from '../part-props.ts';
import { useAdministratorId } from '../use-administrator-id.ts';

/** So long nothing is asked for after a key. */
const WHILE_TYPING_MS = 250;

/** *Persone*: the accounts, those whose e-mail is not confirmed first; or one that the address names by its id (rule admin-accounts). */
export function AccountsPart({ chosen }: PartProps) {
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), WHILE_TYPING_MS);
  const query = useInfiniteQuery({
    ...peopleQuery(useAdministratorId(), chosen ?? q),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {chosen === undefined && (
        <TextField
          name="q"
          type="search"
          label={m.admin_account_search()}
          placeholder={m.admin_account_search_hint()}
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Loaded query={query}>
        {({ pages }) => {
          const people = pages.flatMap((page) => page.people);
          const { total, waiting } = pages.at(-1)!;
          const waits = people.filter(({ active, verified }) => active && !verified);
          const others = people.filter(({ active, verified }) => !active || verified);
          if (people.length === 0) return <EmptyState message={m.admin_account_none()} />;
          return (
            <>
              {waits.length > 0 && (
                <Card title={m.admin_account_waiting({ count: waiting })} variant="flush">
                  <ul role="list">
                    {waits.map((person) => (
                      <AccountRow key={person.id} person={person} isChosen={person.id === chosen} />
                    ))}
                  </ul>
                </Card>
              )}
              {others.length > 0 && (
                <Card title={m.admin_account_others({ count: total - waiting })} variant="flush">
                  <ul role="list">
                    {others.map((person) => (
                      <AccountRow key={person.id} person={person} isChosen={person.id === chosen} />
                    ))}
                  </ul>
                </Card>
              )}
              <MoreButton query={query} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
