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
  /** Whether there is more than one service mode to choose from. */
  hasModes: boolean;
  /** True when ordered by distance: the position is known, and that order chosen. */
  isByDistance: boolean;
  /** Changes the order, and asks for the position where it is not known. */
  onByDistance: () => void;
  /** Whether of some station the hours are known. */
  hasHours: boolean;
  /** Opens and closes the search; undefined where the list is short. */
  onSearch: (() => void) | undefined;
  /** The open search. */
  search: ReactNode;
}

/**
 * What is ranked and how, one tap each and in one line: the area, the service mode, the favourites, what is open now, the order, and the
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
  /** True for what the stylesheet shows to whoever has favourites. */
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
