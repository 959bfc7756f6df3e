import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { StationFilter } from '../../../core/api/stations/administered-stations.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './station-filters.module.css';

interface StationFiltersProps {
  filter: StationFilter;
  onFilter: (filter: StationFilter) => void;
}

/** Filters of the stations: by area, without an owner, without news. */
export function StationFilters({ filter, onFilter }: StationFiltersProps) {
  const toggle = (key: 'unowned' | 'silent', label: string) => (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={filter[key] !== undefined}
      onClick={() => onFilter({ ...filter, [key]: filter[key] ? undefined : 'true' })}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.filters}>
      <Segmented<Area | 'all'>
        label={m.ranking_area()}
        value={filter.area ?? 'all'}
        onChange={(area) => onFilter({ ...filter, area: area === 'all' ? undefined : area })}
        options={[
          { value: 'all', label: m.admin_area_all() },
          { value: 'SM', label: m.area_san_marino() },
          { value: 'confine', label: m.area_border() },
        ]}
      />
      {toggle('unowned', m.admin_filter_unowned())}
      {toggle('silent', m.admin_filter_silent())}
    </div>
  );
}
