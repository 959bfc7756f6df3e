import { AREAS } from '@pieno/contract/prices/areas.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useState } from 'react';
import { AlertButton } from '../../features/alerts/alert-button.tsx';
import { messageOf } from '../../core/api/api-error.ts';
import { modeText } from '../../core/format/mode.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { useHere } from '../../features/position/use-here.ts';
import { decadeName } from '../../features/prices/category-names.ts';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { DemoPricesNotice } from '../../features/prices/demo-prices-notice.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FavoriteItem } from './favorite-item.tsx';
import { byDistance, byPrice, rowsOf, seenUntil } from './favorite-rows.ts';
import type { FavoriteRow, Starred } from './favorite-rows.ts';
import { FavoriteSkeletons } from './favorite-skeletons.tsx';
import styles from './favorites.module.css';
import { useAnswered } from './use-answered.ts';
import { useFuel } from './use-fuel.ts';
import { useSeen } from './use-seen.ts';

interface FavoriteListProps {
  favorites: readonly Starred[];
  userId: string;
  /** False while the prices of the last visit are unknown. */
  isLoaded: boolean;
  onRemove: (row: FavoriteRow) => void;
}

/** The favourites with the prices of one fuel, cached prices if there is no network. */
export function FavoriteList({ favorites, userId, isLoaded, onRemove }: FavoriteListProps) {
  const choice = useFuel();
  const { answered, isPending, error, retry } = useAnswered(choice.fuel);
  const now = useNow();
  const here = useHere();
  const [isByDistance, setByDistance] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const found = rowsOf(favorites, { answered, mode: choice.mode, here, now });
  const rows = (here && isByDistance ? byDistance : byPrice)(found);
  const prices = rows.flatMap(({ fuel }) => fuel ?? []);
  useSeen(userId, isLoaded ? seenUntil(rows, answered) : undefined);
  const wish = { decade: choice.fuel, mode: choice.mode };
  const row = rows.find(({ id }) => id === edited);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <FuelChoice {...choice} />
        {here && (
          <Segmented
            isCompact
            label={m.favorites_order()}
            value={isByDistance ? 'near' : 'price'}
            onChange={(order) => setByDistance(order === 'near')}
            options={[
              { value: 'price', label: m.favorites_by_price() },
              { value: 'near', label: m.ranking_by_distance() },
            ]}
          />
        )}
        <AlertButton variant="quiet" about={{ wish: { ...wish, favorites: true } }} />
      </div>
      {error && <ErrorState message={messageOf(error)} retryLabel={m.retry()} onRetry={retry} />}
      {prices.length > 0 && demoPriceShare(prices) === 'all' && <DemoPricesNotice />}
      {isPending ? (
        <FavoriteSkeletons count={favorites.length} />
      ) : (
        <Card variant="flush">
          <ul role="list" aria-label={m.favorites_title()} className={styles.rows}>
            {rows.map((each, index) => (
              <FavoriteItem
                key={each.id}
                row={each}
                withUnit={index === 0}
                absence={absenceOf(error, answered.length)}
                onEdit={() => setEdited(each.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {row && (
        <EditDialog
          key={row.id}
          row={row}
          wish={wish}
          onRemove={() => {
            // The dialog disappears with its row, before its own close event.
            setEdited(null);
            onRemove(row);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/** Text for a favourite in no ranking; a ranking still loading may list it. */
function absenceOf(error: unknown, arrived: number): string {
  if (error) return m.favorites_not_loaded();
  return arrived < AREAS.length ? m.loading() : m.price_unknown();
}

/** The tank's fuel; without a tank a choice of fuels. */
function FuelChoice({ tank, fuel, mode, choices, choose }: ReturnType<typeof useFuel>) {
  if (tank)
    return (
      <p className={styles.tank}>
        <strong>{[decadeName(fuel), mode && modeText(mode)].filter(Boolean).join(' ')}</strong>
        <Link to="/settings">{m.tank_title()}</Link>
      </p>
    );
  return (
    <Segmented
      isCompact
      label={m.tank_fuel()}
      value={String(fuel)}
      onChange={(chosen) => choose(Number(chosen))}
      options={choices.map((each) => ({ value: String(each), label: decadeName(each) }))}
    />
  );
}
