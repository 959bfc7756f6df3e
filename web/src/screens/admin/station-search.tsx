import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { stationSearchQuery } from '../../api/stations/administered-stations.ts';
import { m } from '../../paraglide/messages.js';
import styles from './lists.module.css';
import { Loaded } from './loaded.tsx';
import { SearchField, useSearch } from './search-field.tsx';
import { useAdministratorId } from './use-administrator-id.ts';

/** The words typed last for each path: whoever comes back from a station finds them again. */
const lastWords = new Map<string, string>();

/** Finds a station by a word of its name or place. @param to the path to which its id is added */
export function StationSearch({ to }: { to: string }) {
  const { q, words, setWords } = useSearch(lastWords.get(to) ?? '');
  const userId = useAdministratorId();
  const query = useQuery({ ...stationSearchQuery(userId, q), placeholderData: keepPreviousData });
  return (
    <>
      <SearchField
        label={m.admin_search()}
        placeholder={m.admin_search_hint()}
        words={words}
        onType={(typed) => {
          lastWords.set(to, typed);
          setWords(typed);
        }}
      />
      <Loaded query={query}>
        {({ stations, total }) =>
          stations.length === 0 ? (
            <EmptyState message={m.admin_search_none()} />
          ) : (
            <Card title={m.admin_found({ count: total })} variant="flush">
              <ul role="list">
                {stations.map(({ business, kind, people, waiting, invitations }) => (
                  <li key={business.id}>
                    <Link to={`${to}/${business.id}`} className={styles.row}>
                      <span className={styles.about}>
                        <span className={styles.name} translate="no">
                          {business.name}
                        </span>
                        <span className={styles.hint}>
                          {[business.locality, kind === 'charging' && m.admin_charging()]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                      {waiting > 0 && (
                        <Chip tone="notice">{m.admin_waiting({ count: waiting })}</Chip>
                      )}
                      {people > 0 && <Chip>{m.admin_has_people({ count: people })}</Chip>}
                      {people === 0 && invitations > 0 && (
                        <Chip tone="faded">{m.admin_invited()}</Chip>
                      )}
                    </Link>
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
