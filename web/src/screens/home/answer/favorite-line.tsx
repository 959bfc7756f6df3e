import { useQuery } from '@tanstack/react-query';
import { isDecade } from '@pieno/contract/prices/fuels.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import type { ReactNode } from 'react';
import { rankingQuery } from '../../../core/api/prices/ranking.ts';
import { useFavorites } from '../../../features/favorites/favorites.ts';
import { centsApart } from '../../../core/format/cents.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../../../features/prices/category-names.ts';
import { useLastFuel } from '../../../core/session/guest-memory.ts';
import { useTank } from '../../../features/prices/tank/tank.ts';
import { areaOf } from './answer.ts';
import { bestFavorite, type BestFavorite } from './best-favorite.ts';
import styles from './favorite-line.module.css';

const PETROL = 10;

/**
 * The best favourite, and how much more it costs than the best price (rule home-favorite): for the tank's fuel and
 * mode, without a tank for the fuel viewed last.
 */
export function FavoriteLine() {
  const tank = useTank();
  const last = useLastFuel();
  const favorites = useFavorites();
  const now = useNow();
  const fuel = tank?.fuel ?? (last !== null && isDecade(last) ? last : PETROL);
  const area = areaOf(fuel);
  const first = useQuery(rankingQuery(fuel, area));
  const there = new Set(first.data?.data.map(({ business }) => business.id));
  const isElsewhere =
    area === 'SM' && first.isSuccess && favorites.some(({ id }) => !there.has(id));
  const other = useQuery({ ...rankingQuery(fuel, 'confine'), enabled: isElsewhere });
  const name = decadeName(fuel);
  const rankings = [first.data?.data, isElsewhere && other.data?.data].map((each) => each || []);
  const ids = new Set(favorites.map(({ id }) => id));
  const best = bestFavorite(rankings, ids, tank?.mode ?? undefined, now);
  if (best) {
    const { business } = best.entry;
    const label = favorites.find(({ id }) => id === business.id)?.label;
    const station =
      label && business.locality ? `${label} (${business.locality})` : (label ?? business.name);
    return (
      <Line
        to={`/business/${business.id}`}
        first={m.home_favorite({ fuel: name, price: euroText(best.price) })}
      >
        <span className={styles.station} translate="no">
          {m.home_favorite_at({ station })}
        </span>
        {' · '}
        {differenceText(best)}
      </Line>
    );
  }
  const asked = isElsewhere ? [first, other] : [first];
  if (asked.some(({ isPending }) => isPending)) return <Line />;
  const isRead = asked.every(({ data }) => data);
  return (
    <Line
      to="/preferiti"
      first={isRead ? m.home_favorite_none({ fuel: name }) : m.home_favorite_failed()}
    >
      {m.favorite_list()}
    </Line>
  );
}

function differenceText({ above = 0, entry }: BestFavorite): string {
  if (entry.fuels[0]?.source === 'demo') return m.price_demo();
  const cents = centsApart(above);
  if (cents === centsApart(0)) return m.home_favorite_best();
  return above > 0 ? m.home_favorite_more({ cents }) : m.home_favorite_less({ cents });
}

/** Always two lines high, also while loading. */
const Line = ({ to, first, children }: { to?: string; first?: string; children?: ReactNode }) =>
  to === undefined ? (
    <p className={styles.line} />
  ) : (
    <Link to={to} className={styles.line}>
      <span>{first}</span> <span className={styles.second}>{children}</span>
    </Link>
  );
