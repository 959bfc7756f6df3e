import type { StationName } from '@pieno/contract/stations/station-name.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { stationSearchQuery } from '../../../core/api/stations/administered-stations.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchField, useSearch } from '../search-field.tsx';
import styles from '../stations/station-form.module.css';
import { useAdministratorId } from '../use-administrator-id.ts';

const SHOWN = 6;

interface MergeSearchProps {
  /** Id of the station not to offer: it cannot be merged into itself. */
  without: number;
  onChoose: (station: StationName) => void;
}

/** Finds the other station by a word of its name or place. */
export function MergeSearch({ without, onChoose }: MergeSearchProps) {
  const { q, words, setWords } = useSearch('');
  const query = stationSearchQuery(useAdministratorId(), q);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData, enabled: q !== '' });
  const found =
    q === '' ? [] : (data?.stations ?? []).filter(({ business }) => business.id !== without);
  return (
    <div className={styles.part}>
      <SearchField
        label={m.merge_search()}
        placeholder={m.admin_search_hint()}
        words={words}
        onType={setWords}
      />
      <ul role="list">
        {found.slice(0, SHOWN).map(({ business }) => (
          <li key={business.id} className={styles.row}>
            <p className={styles.about} translate="no">
              {[business.name, business.locality].filter(Boolean).join(', ')}
            </p>
            <Button
              variant="default"
              aria-label={m.merge_choose_of({ name: business.name })}
              onClick={() => onChoose(business)}
            >
              {m.merge_choose()}
            </Button>
          </li>
        ))}
      </ul>
      {q !== '' && data && found.length === 0 && <p>{m.admin_search_none()}</p>}
    </div>
  );
}
