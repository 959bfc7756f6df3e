import IconMapPin from '~icons/tabler/map-pin';
import IconSearch from '~icons/tabler/search';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import type { ReactNode } from 'react';
import { modeText } from '../../format/mode.ts';
import { m } from '../../paraglide/messages.js';
import styles from './filters.module.css';
import type { RankingFilter } from './ranking-filter.ts';

interface FiltersProps {
  filter: RankingFilter;
  onFilter: (filter: RankingFilter) => void;
  /** Whether there is more than one service mode to choose from. */
  hasModes: boolean;
  /** True when ordered by distance; undefined while the visitor's position is not known. */
  isByDistance: boolean | undefined;
  /** Opens and closes the search; undefined where the list is short. */
  onSearch: (() => void) | undefined;
  /** The open search. */
  search: ReactNode;
}

/**
 * What is ranked and how, one tap each and in one line: the area, the service mode, the order once the visitor's position is
 * known, and the search of a long list (rule ranking-filters).
 */
export function Filters(props: FiltersProps) {
  const { filter, onFilter, hasModes, isByDistance, onSearch, search } = props;
  return (
    <div className={styles.filters} data-screen-only>
      <Segmented
        isCompact
        label={m.ranking_area()}
        value={filter.area}
        onChange={(area) => onFilter({ ...filter, area })}
        options={[
          { value: 'SM', label: m.area_san_marino() },
          { value: 'confine', label: m.area_border() },
        ]}
      />
      {hasModes && (
        <Segmented<FuelMode | 'all'>
          isCompact
          label={m.ranking_mode()}
          value={filter.mode ?? 'all'}
          onChange={(mode) => onFilter({ ...filter, mode: mode === 'all' ? undefined : mode })}
          options={[
            { value: 'all', label: m.mode_all() },
            { value: 'self', label: modeText('self') },
            { value: 'served', label: modeText('served') },
          ]}
        />
      )}
      {isByDistance !== undefined && (
        <button
          type="button"
          className={styles.button}
          aria-label={m.ranking_by_distance()}
          title={m.ranking_by_distance()}
          aria-pressed={isByDistance}
          onClick={() => onFilter({ ...filter, order: isByDistance ? undefined : 'near' })}
        >
          <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {onSearch && (
        <button
          type="button"
          className={styles.button}
          aria-label={m.ranking_search()}
          title={m.ranking_search()}
          aria-expanded={Boolean(search)}
          onClick={onSearch}
        >
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {search && <div className={styles.search}>{search}</div>}
    </div>
  );
}
