import { CloseButton, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ELEMENT_GROUPS } from '../groups.ts';
import { DemoPage } from '../kit/demo-page.tsx';
import styles from './elements-page.module.css';
import { PageList } from './page-list.tsx';
import { searchGroups } from './search-groups.ts';

/** The way to every element, found by its name. */
export function ElementsPage() {
  const [query, setQuery] = useState('');
  const groups = searchGroups(ELEMENT_GROUPS, query);
  return (
    <DemoPage layout="wide">
      <TextInput
        type="search"
        aria-label="Search elements"
        placeholder="Search elements"
        size="md"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        rightSection={
          query && (
            <CloseButton size="lg" aria-label="Clear the search" onClick={() => setQuery('')} />
          )
        }
      />
      {groups.length === 0 && <EmptyState message={`No element is called “${query.trim()}”.`} />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <PageList key={group.name} {...group} />
        ))}
      </div>
    </DemoPage>
  );
}
