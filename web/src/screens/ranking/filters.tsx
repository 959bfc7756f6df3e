import IconClock from '~icons/tabler/clock';
import IconMapPin from '~icons/tabler/map-pin';
import IconSearch from '~icons/tabler/search';
import IconStar from '~icons/tabler/star';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { modeText } from '../../core/format/mode.ts';
import { m } from '../../paraglide/messages.js';
import styles from './filters.module.css';
import type { RankingFilter } from './ranking-filter.ts';

interface FiltersProps {
  filter: RankingFilter;
  onFilter: (filter: RankingFilter) => void;
  /** True if there are several service modes. */
  hasModes: boolean;
  /** True when sorted by distance: the position is known, and that order chosen. */
  isByDistance: boolean;
  /** Changes the order, and asks for the position if it is unknown. */
  onByDistance: () => void;
  /** True if some station's hours are known. */
  hasHours: boolean;
  /** Opens and closes the search; undefined for a short list. */
  onSearch: (() => void) | undefined;
  search: ReactNode;
}

/**
 * The filters and the order, one tap each and on one line: area, service mode, favourites, open now, order, and the
 * search of a long list (rule ranking-filters).
 */
export function Filters(props: FiltersProps) {
  const { filter, onFilter, hasModes, hasHours, onSearch, search } = props;
  return (
    <div className={styles.filters} data-screen-only>
      <Segmented
        isCompact
        label={m.ranking_area()}
        value={filter.area}
        onChange={(area) => onFilter({ ...filter, area })}
        options={[
          { value: 'SM', label: m.area_san_marino() },
          { value: 'entrambe', label: m.area_both(), short: '+' },
          { value: 'confine', label: m.area_border(), short: m.area_border_short() },
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
      <IconButton
        label={m.ranking_favorites()}
        Icon={IconStar}
        isOwn
        aria-pressed={Boolean(filter.favorites)}
        onClick={() => onFilter({ ...filter, favorites: filter.favorites ? undefined : true })}
      />
      {hasHours && (
        <IconButton
          label={m.ranking_open_now()}
          Icon={IconClock}
          aria-pressed={Boolean(filter.open)}
          onClick={() => onFilter({ ...filter, open: filter.open ? undefined : true })}
        />
      )}
      <IconButton
        label={m.ranking_by_distance()}
        Icon={IconMapPin}
        aria-pressed={props.isByDistance}
        onClick={props.onByDistance}
      />
      {onSearch && (
        <IconButton
          label={m.ranking_search()}
          Icon={IconSearch}
          aria-expanded={Boolean(search)}
          onClick={onSearch}
        />
      )}
      {search && <div className={styles.search}>{search}</div>}
    </div>
  );
}

interface IconButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-pressed' | 'aria-expanded' | 'onClick'
> {
  label: string;
  Icon: typeof IconClock;
  /** True for a button that the stylesheet shows only with favourites. */
  isOwn?: boolean;
}

const IconButton = ({ label, Icon, isOwn, ...props }: IconButtonProps) => (
  <button
    type="button"
    className={isOwn ? styles.own : styles.button}
    aria-label={label}
    title={label}
    {...props}
  >
    <Icon size={20} stroke={1.75} aria-hidden="true" />
  </button>
);
