import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import { useState } from 'react';
import styles from './comparison-table-page.module.css';
import { FEATURES, PLANS } from './comparisons.ts';

/** Features that are the same in all plans can be hidden. */
export function PlanComparison() {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const lines = FEATURES.filter(({ has }) => !onlyDifferent || new Set(has).size > 1);
  return (
    <>
      <div className={styles.switch}>
        <SwitchRow label="Only what differs" isOn={onlyDifferent} onToggle={setOnlyDifferent} />
      </div>
      <div className={styles.scroller}>
        <table className={styles.table} data-kind="marks">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What is in it</VisuallyHidden>
              </th>
              {PLANS.map((plan) => (
                <th key={plan} scope="col" data-favourite={plan === 'Family'}>
                  {plan}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, has }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {PLANS.map((plan, index) => (
                  <td key={plan} data-favourite={plan === 'Family'}>
                    <Has value={has[index] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Has({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  const Mark = value ? IconCheck : IconMinus;
  return (
    <>
      <Mark className={styles.mark} data-has={value} size={22} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{value ? 'Yes' : 'No'}</VisuallyHidden>
    </>
  );
}
