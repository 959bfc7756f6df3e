import { decadeLabel, UNIT_LABELS, type Decade } from '@pieno/contract/fuels.ts';
import type { BestByDecade } from '@pieno/contract/prices.ts';
import { Price } from '@pieno/ui/price.tsx';
import { Spoken } from '@pieno/ui/spoken.tsx';
import { useQuery } from '@tanstack/react-query';
import { bestByDecadeQuery } from '../../api/best-by-decade.ts';
import { m } from '../../paraglide/messages.js';
import styles from './entry-totem.module.css';

/** The categories shown on the sign; all three are sold by the litre. */
const ON_THE_SIGN: readonly Decade[] = [10, 20, 30];

/** A forecourt sign with the current best prices; dashes until they are known. */
export function EntryTotem() {
  const { data } = useQuery(bestByDecadeQuery);
  const groups = data?.data ?? [];
  return (
    <section className={styles.totem} aria-labelledby="totem">
      <div className={styles.panel}>
        <h2 id="totem" className={styles.title}>
          {m.entry_totem()}
          <span className={styles.unit} aria-hidden="true">
            {UNIT_LABELS.litre}
          </span>
        </h2>
        <ul role="list">
          {ON_THE_SIGN.map((decade) => (
            <li key={decade} className={styles.row}>
              <span>{decadeLabel(decade)}</span>
              <SignPrice group={groups.find((group) => group.decade === decade)} />
            </li>
          ))}
        </ul>
        <p className={styles.demo}>{groups.some((group) => group.demo) && m.price_demo_title()}</p>
      </div>
    </section>
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
