import { IconChevronRight } from '@tabler/icons-react';
import { decadeLabel, UNIT_LABELS, type Decade } from '@pieno/contract/fuels.ts';
import { isRanked, winnerAt } from '@pieno/contract/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import { Link } from '@pieno/ui/link.tsx';
import { Price } from '@pieno/ui/price.tsx';
import { Spoken } from '@pieno/ui/spoken.tsx';
import { useQuery } from '@tanstack/react-query';
import { bestByDecadeQuery } from '../../api/prices.ts';
import { useNow } from '../../hooks/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { demoShare } from '../../prices/demo-share.ts';
import { withWish } from '../../session/wish.ts';
import styles from './entry-totem.module.css';

/** The categories shown on the sign; all three are sold by the litre. */
const ON_THE_SIGN: readonly Decade[] = [10, 20, 30];

/** The current best prices; dashes until they are known. Each row makes its ranking the visitor's wish. */
export function BestSign() {
  const { data } = useQuery(bestByDecadeQuery);
  const now = useNow();
  const fuels = ON_THE_SIGN.map((decade) => {
    const group = data?.data.find((each) => each.decade === decade);
    const fuel = group && winnerAt(group, now).best?.fuels[0];
    return fuel && isRanked(fuel) ? fuel : undefined;
  });
  const demos = demoShare(fuels.flatMap((fuel) => fuel ?? []));
  return (
    <>
      <h2 id="totem" className={styles.title}>
        {m.entry_totem()}
        <span className={styles.unit} aria-hidden="true">
          {UNIT_LABELS.litre}
        </span>
      </h2>
      <ul role="list">
        {ON_THE_SIGN.map((decade, index) => (
          <li key={decade}>
            <Link to={withWish('/social-login', `/ranking/${decade}`)} className={styles.row}>
              <span className={styles.fuel}>
                {decadeLabel(decade)}
                <IconChevronRight size={16} stroke={2} aria-hidden="true" className="mirrored" />
                {demos === 'some' && fuels[index]?.source === 'demo' && (
                  <span className={styles.mark}>{m.price_demo()}</span>
                )}
              </span>{' '}
              <SignPrice fuel={fuels[index]} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{demos === 'all' && m.price_demo_title()}</p>
    </>
  );
}

function SignPrice({ fuel }: { fuel: FuelPrice | undefined }) {
  if (fuel) return <Price value={fuel.price} unit={fuel.fuel_type.unit} withUnit={false} />;
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">-,---</span>
      <Spoken>{m.entry_no_price()}</Spoken>
    </span>
  );
}
