import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useState } from 'react';
import { useHost } from '../../host.ts';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { SearchField } from '../../kit/fields/search-field.tsx';
import { ENTRIES, KINDS, type Kind } from './entries.ts';
import { ResultRow } from './result-row.tsx';
import { searchEntries, wordsOf } from './search-entries.ts';
import styles from './search-result-page.module.css';

type Filter = Kind | 'All';

const FILTERS = (['All', ...KINDS] as const).map((value) => ({ value, label: value }));
const SUGGESTIONS = ['charging', 'price', 'station'] as const;

/** The address can contain the initial query (`?q=diesel`). */
export function SearchResultPage() {
  const { q } = useHost().query;
  const [query, setQuery] = useState(typeof q === 'string' ? q : SUGGESTIONS[0]);
  const [filter, setFilter] = useState<Filter>('All');
  const found = searchEntries(ENTRIES, query).filter(
    ({ kind }) => filter === 'All' || kind === filter,
  );
  return (
    <ExamplePage layout="narrow">
      <SearchField label="Search Pieno" value={query} onChange={setQuery} />
      <Segmented label="Where to look" options={FILTERS} value={filter} onChange={setFilter} />
      {found.length > 0 ? (
        <section aria-labelledby="found">
          <h2 id="found" className={styles.count} role="status">
            {found.length === 1 ? '1 result' : `${found.length} results`}
          </h2>
          <Card variant="flush">
            <ul role="list">
              {found.map((entry) => (
                <ResultRow
                  key={`${entry.path} ${entry.title}`}
                  entry={entry}
                  words={wordsOf(query)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ) : (
        <EmptyState message={emptyText(query.trim(), filter)}>
          {SUGGESTIONS.map((words) => (
            <Button
              key={words}
              variant="default"
              onClick={() => {
                setQuery(words);
                setFilter('All');
              }}
            >
              {words}
            </Button>
          ))}
        </EmptyState>
      )}
    </ExamplePage>
  );
}

function emptyText(query: string, filter: Filter): string {
  if (query === '') return 'What are you looking for?';
  const where = filter === 'All' ? 'here' : `in ${filter}`;
  return `Nothing ${where} speaks of “${query}”.`;
}
