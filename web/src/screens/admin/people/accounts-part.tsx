import type { Person } from '@pieno/contract/people/administered-people.ts';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { peopleQuery } from '../../../core/api/people/administered-people.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchField, useSearch } from '../search-field.tsx';
import { AccountRow } from './account-row.tsx';
import { Loaded } from '../loaded.tsx';
import { MoreButton } from '../more-button.tsx';
import type { PartProps } from '../part-props.ts';
import { useAdministratorId } from '../use-administrator-id.ts';

/**
 * *Persone*: the accounts, those without a confirmed e-mail first; or the one whose id is in the address
 * (rule admin-accounts).
 */
export function AccountsPart({ chosen }: PartProps) {
  const { q, words, setWords } = useSearch('');
  const query = useInfiniteQuery({
    ...peopleQuery(useAdministratorId(), chosen ?? q),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {chosen === undefined && (
        <SearchField
          label={m.admin_account_search()}
          placeholder={m.admin_account_search_hint()}
          words={words}
          onType={setWords}
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
              <Accounts
                title={m.admin_account_waiting({ count: waiting })}
                people={waits}
                chosen={chosen}
              />
              <Accounts
                title={m.admin_account_others({ count: total - waiting })}
                people={others}
                chosen={chosen}
              />
              <MoreButton query={query} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

interface AccountsProps extends PartProps {
  title: string;
  people: readonly Person[];
}

function Accounts({ title, people, chosen }: AccountsProps) {
  return (
    people.length > 0 && (
      <Card title={title} variant="flush">
        <ul role="list">
          {people.map((person) => (
            <AccountRow key={person.id} person={person} isChosen={person.id === chosen} />
          ))}
        </ul>
      </Card>
    )
  );
}
