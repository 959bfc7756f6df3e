import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './station-search.module.css';

/** Minimum number of stations for a search field (rule ranking-search). */
export const LONG_LIST = 10;

interface StationSearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** Number of stations found. */
  found: number;
}

/** Opened to type into it. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Field that filters a long list by name or place, and shows the number of results. */
export function StationSearch({ query, onQuery, found }: StationSearchProps) {
  const isAsking = query.trim() !== '';
  return (
    <search data-screen-only>
      <TextField
        name="station"
        type="search"
        ref={takeFocus}
        label={m.ranking_search()}
        placeholder={m.ranking_search_example()}
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
      />
      <div role="status">
        {isAsking && found === 0 && (
          <p className={styles.nothing}>{m.ranking_search_none({ query: query.trim() })}</p>
        )}
        {isAsking && found > 0 && (
          <VisuallyHidden>{m.ranking_search_found({ count: found })}</VisuallyHidden>
        )}
      </div>
    </search>
  );
}
