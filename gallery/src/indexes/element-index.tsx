import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useState } from 'react';
import { ELEMENT_GROUPS } from '../groups.ts';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { SearchField } from '../kit/fields/search-field.tsx';
import styles from './element-index.module.css';
import { GroupLinks } from './group-links.tsx';
import { searchGroups } from './search-groups.ts';

/** All element pages, searchable by name. */
export function ElementIndex() {
  const [query, setQuery] = useState('');
  const groups = searchGroups(ELEMENT_GROUPS, query);
  return (
    <ExamplePage layout="wide">
      <SearchField label="Search elements" value={query} onChange={setQuery} />
      {groups.length === 0 && <EmptyState message={`No element is called “${query.trim()}”.`} />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <GroupLinks key={group.name} {...group} />
        ))}
      </div>
    </ExamplePage>
  );
}
