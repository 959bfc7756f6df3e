import styles from './amounts.module.css';
import { dollars } from './product.ts';

interface AmountsProps {
  /** Label and amount in cents. */
  rows: readonly (readonly [name: string, cents: number])[];
  total: readonly [name: string, cents: number];
}

/** Amounts with their total below. */
export function Amounts({ rows, total }: AmountsProps) {
  return (
    <dl className={styles.amounts}>
      {rows.map(([name, cents]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{dollars(cents)}</dd>
        </div>
      ))}
      <div className={styles.row} data-total>
        <dt>{total[0]}</dt>
        <dd>{dollars(total[1])}</dd>
      </div>
    </dl>
  );
}
