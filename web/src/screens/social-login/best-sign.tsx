import { IconChevronRight } from '@tabler/icons-react';
import { decadeLabel, UNIT_LABELS, type Decade } from '@pieno/contract/fuels.ts';
import type { BestByDecade } from '@pieno/contract/prices.ts';
import { Link } from '@pieno/ui/link.tsx';
import { Price } from '@pieno/ui/price.tsx';
import { Spoken } from '@pieno/ui/spoken.tsx';
import { useQuery } from '@tanstack/react-query';
import { bestByDecadeQuery } from '../../api/best-by-decade.ts';
import { m } from '../../paraglide/messages.js';
import { withWish } from '../../session/wish.ts';
import styles from './entry-totem.module.css';

/** The categories shown on the sign; all three are sold by the litre. */
const ON_THE_SIGN: readonly Decade[] = [10, 20, 30];

/** The current best prices; dashes until they are known. Each row makes its ranking the visitor's wish. */
export function BestSign() {
  const { data } = useQuery(bestByDecadeQuery);
  const groups = data?.data ?? [];
  return (
    <>
      <h2 id="totem" className={styles.title}>
        {m.entry_totem()}
        <span className={styles.unit} aria-hidden="true">
          {UNIT_LABELS.litre}
        </span>
      </h2>
      <ul role="list">
        {ON_THE_SIGN.map((decade) => (
          <li key={decade}>
            <Link to={withWish('/social-login', `/ranking/${decade}`)} className={styles.row}>
              <span className={styles.fuel}>
                {decadeLabel(decade)}
                <IconChevronRight size={16} stroke={2} aria-hidden="true" className="mirrored" />
              </span>{' '}
              <SignPrice group={groups.find((group) => group.decade === decade)} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{groups.some((group) => group.demo) && m.price_demo_title()}</p>
    </>
  );
}

function SignPrice({ group }: { group: BestByDecade[number] | undefined }) {
  const fuel = group?.best?.stale === false ? group.best.fuels[0] : undefined;
  if (fuel) return <Price value={fuel.price} unit={fuel.fuel_type.unit} withUnit={false} />;
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">-,---</span>
      <Spoken>{m.entry_no_price()}</Spoken>
    </span>
  );
}
