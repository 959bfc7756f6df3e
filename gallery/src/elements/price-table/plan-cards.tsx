import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import IconCheck from '~icons/tabler/check';
import { useState } from 'react';
import { MONTHS_PAID_A_YEAR, PLANS } from './plans.ts';
import styles from './price-table-page.module.css';

const PERIODS = [
  { value: 'month', label: 'Month by month' },
  { value: 'year', label: 'A year at once' },
] as const;

/** Three plans, priced by month or by year; one is selected. */
export function PlanCards() {
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const [chosen, setChosen] = useState('Driver');
  const isYearly = period === 'year';
  return (
    <>
      <div className={styles.period}>
        <Segmented label="Paid" options={PERIODS} value={period} onChange={setPeriod} />
      </div>
      <ul role="list" className={styles.plans}>
        {PLANS.map(({ name, note, monthly, features, isFavourite = false }) => {
          const price = isYearly ? monthly * MONTHS_PAID_A_YEAR : monthly;
          const isChosen = name === chosen;
          return (
            <li key={name} className={styles.plan} data-favourite={isFavourite}>
              <div className={styles.head}>
                <h3>{name}</h3>
                {isFavourite && <Chip tone="notice">Most taken</Chip>}
              </div>
              <p className={styles.dimmed}>{note}</p>
              <p className={styles.price}>
                <span className={styles.euro}>€</span>
                {price.toFixed(2)}
                <span className={styles.per}>a {period}</span>
              </p>
              <ul role="list" className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>
                    <IconCheck size={20} stroke={2} aria-hidden="true" />
                    {feature}
                  </li>
                ))}
              </ul>
              <Button
                wide
                variant={isFavourite ? 'filled' : 'default'}
                aria-pressed={isChosen}
                onClick={() => setChosen(name)}
              >
                {isChosen ? 'Your plan' : `Take ${name}`}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={styles.dimmed} role="status">
        {isYearly ? 'Two months of the twelve are free.' : 'To be left at the end of any month.'}
      </p>
    </>
  );
}
