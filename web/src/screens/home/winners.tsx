import { useQuery } from '@tanstack/react-query';
import { winnerAt } from '@pieno/contract/prices/freshness.ts';
import type { BestByDecade } from '@pieno/contract/prices/prices.ts';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { messageOf } from '../../core/api/api-error.ts';
import { bestByDecadeQuery } from '../../core/api/prices/prices.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { DemoPricesNotice } from '../../features/prices/demo-prices-notice.tsx';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { m } from '../../paraglide/messages.js';
import { MethaneHint } from './methane-hint.tsx';
import { WinnerCard } from './winner-card.tsx';
import { WinnerSkeletons } from './winner-skeletons.tsx';
import styles from './winners.module.css';

/** 'Vincitori per Categoria': the best station of each fuel category, in the order of the decades (rule home-winners). */
export function Winners() {
  const { data, error, isPending, refetch } = useQuery(bestByDecadeQuery);
  return (
    <section className={styles.section} aria-labelledby="winners-title">
      <h2 id="winners-title" className={styles.title}>
        {m.home_winners()}
      </h2>
      {data ? (
        <WinnerList groups={data.data} />
      ) : isPending ? (
        <WinnerSkeletons />
      ) : (
        <ErrorState
          message={messageOf(error)}
          retryLabel={m.retry()}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

function WinnerList({ groups }: { groups: BestByDecade }) {
  const now = useNow();
  const won = groups.flatMap((group) => {
    const { best, ...rest } = winnerAt(group, now);
    const fuel = best?.standIn ?? best?.fuels[0];
    return best && fuel ? [{ ...rest, best, fuel }] : [];
  });
  if (won.length === 0) return <EmptyState message={m.no_prices()} />;
  const isDemo = demoPriceShare(won.map(({ fuel }) => fuel)) === 'all';
  return (
    <>
      {isDemo && <DemoPricesNotice />}
      <ul role="list" className={styles.list}>
        {won.map((group) => (
          <li key={group.decade}>
            <WinnerCard winner={group} />
          </li>
        ))}
      </ul>
      <MethaneHint groups={groups} />
    </>
  );
}
