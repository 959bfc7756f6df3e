import type { FoundStations } from '@pieno/contract/stations/found-stations.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  stationSearchQuery,
  type StationFilter,
} from '../../../core/api/stations/administered-stations.ts';
import { ageText } from '../../../core/format/age.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { Loaded } from '../loaded.tsx';
import { SearchField, useSearch } from '../search-field.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { StationFilters } from './station-filters.tsx';

/** The last search, restored when the administrator returns from a station. */
const last: { words: string; filter: StationFilter } = { words: '', filter: {} };

/** Stations, searched by a word of name or place, and by filters. */
export function StationList() {
  const { q, words, setWords } = useSearch(last.words);
  const [filter, setFilter] = useState(last.filter);
  const query = stationSearchQuery(useAdministratorId(), q, filter);
  return (
    <>
      <SearchField
        label={m.admin_search()}
        placeholder={m.admin_search_hint()}
        words={words}
        onType={(typed) => {
          last.words = typed;
          setWords(typed);
        }}
      />
      <StationFilters
        filter={filter}
        onFilter={(changed) => {
          last.filter = changed;
          setFilter(changed);
        }}
      />
      <Loaded query={useQuery({ ...query, placeholderData: keepPreviousData })}>
        {({ stations, total }) =>
          stations.length === 0 ? (
            <EmptyState message={m.admin_search_none()} />
          ) : (
            <Card title={m.admin_found({ count: total })} variant="flush">
              <ul role="list">
                {stations.map((station) => (
                  <li key={station.business.id}>
                    <StationRow station={station} />
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

function StationRow({ station }: { station: FoundStations['stations'][number] }) {
  const now = useNow();
  const { business, kind, people, waiting, invitations, last_at: lastAt } = station;
  const about = [
    business.locality,
    kind === 'charging' && m.admin_charging(),
    lastAt === null ? m.admin_never() : ageText(lastAt, now),
  ];
  return (
    <Link to={`/admin/distributori/${business.id}`} className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name} translate="no">
          {business.name}
        </span>
        <span className={styles.hint}>{about.filter(Boolean).join(' · ')}</span>
      </span>
      {waiting > 0 && <Chip tone="notice">{m.admin_waiting({ count: waiting })}</Chip>}
      {people > 0 && <Chip>{m.admin_has_people({ count: people })}</Chip>}
      {people === 0 && invitations > 0 && <Chip tone="faded">{m.admin_invited()}</Chip>}
    </Link>
  );
}
