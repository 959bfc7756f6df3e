import IconChevronRight from '~icons/tabler/chevron-right';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import { winnerAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { bestByDecadeQuery } from '../../core/api/prices/prices.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { borderDifference } from '../../features/prices/border-difference.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName, unitName } from '../../features/prices/category-names.ts';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { untilMark } from '../../features/prices/until-mark.ts';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { withReturnTo } from '../../core/session/return-to.ts';
import styles from './price-board.module.css';

/** The categories shown on the board; all three are sold by the litre. */
const SHOWN_DECADES: readonly Decade[] = [10, 20, 30];

/** The current best prices; dashes until they are known. Each row makes its ranking the return address. */
export function BestPrices() {
  const { data } = useQuery(bestByDecadeQuery);
  const now = useNow();
  const groups = SHOWN_DECADES.map((decade) => data?.data.find((each) => each.decade === decade));
  const fuels = groups.map((group) => {
    const best = group && winnerAt(group, now).best;
    return best && best.rank !== null ? best.fuels[0] : undefined;
  });
  const demos = demoPriceShare(fuels.flatMap((fuel) => fuel ?? []));
  // There is space for one line: the fuel with the largest difference across the border.
  const [border] = groups
    .flatMap(
      (group, index) =>
        group?.border
          ?.filter(({ mode }) => mode === fuels[index]?.fuel_type.mode)
          .map((each) => ({ ...each, decade: group.decade, text: borderDifference(each, now) })) ??
        [],
    )
    .filter(({ text }) => text !== null)
    .toSorted((a, b) => Math.abs(b.here - b.there) - Math.abs(a.here - a.there));
  return (
    <>
      <h2 id="price-board" className={styles.title}>
        {m.entry_board_title()}
        <span className={styles.unit} aria-hidden="true">
          {unitName('litre')}
        </span>
      </h2>
      <ul role="list">
        {SHOWN_DECADES.map((decade, index) => (
          <li key={decade} {...untilMark(fuels[index])}>
            <Link to={withReturnTo('/social-login', `/ranking/${decade}`)} className={styles.row}>
              <span className={styles.fuel}>
                {decadeName(decade)}
                <IconChevronRight size={16} stroke={2} aria-hidden="true" className="mirrored" />
                {demos === 'some' && fuels[index]?.source === 'demo' && (
                  <span className={styles.mark}>{m.price_demo()}</span>
                )}
              </span>{' '}
              <BestPrice fuel={fuels[index]} />
            </Link>
          </li>
        ))}
      </ul>
      {border ? (
        <p className={styles.border} {...untilMark({ fresh_until: border.until })}>
          {decadeName(border.decade)}: {border.text}
        </p>
      ) : (
        <p className={styles.foot}>{demos === 'all' && m.price_demo_title()}</p>
      )}
    </>
  );
}

function BestPrice({ fuel }: { fuel: FuelPrice | undefined }) {
  if (fuel) return <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} withUnit={false} />;
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">-,---</span>
      <VisuallyHidden>{m.entry_no_price()}</VisuallyHidden>
    </span>
  );
}
