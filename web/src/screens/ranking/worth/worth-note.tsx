import type { Tank } from '@pieno/contract/profile/tank.ts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { amountText } from '../../../features/prices/tank/tank-text.ts';
import { usualStation } from '../../../features/prices/tank/usual-station.ts';
import type { Worth, Worths } from './comparisons.ts';
import { doubtText, euroRange, kilometreRange, minutesText, savingText } from './worth-text.ts';
import styles from './worth.module.css';

interface WorthNoteProps {
  worth: Worth;
  usual: Worths['usual'];
  tank: Tank;
}

/** In a row: the saving there with the time; a press shows the calculation and 'È il mio solito'. */
export function WorthNote({ worth, usual, tank }: WorthNoteProps) {
  const { comparison, entry } = worth;
  const { id } = entry.business;
  const isUsual = usual?.entry.business.id === id;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.note}
      data-screen-only
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.saving} data-verdict={comparison?.verdict}>
        {comparison ? (
          <Compared comparison={comparison} />
        ) : isUsual ? (
          <strong>{usual.isOwn ? m.worth_is_usual() : m.worth_is_nearest()}</strong>
        ) : (
          m.worth_sum()
        )}
      </summary>
      {isOpen && (
        <div className={styles.sum}>
          <p>{sumText(worth, tank)}</p>
          {usual && !isUsual && (
            <p>
              {m.worth_sum_usual({
                name: usual.entry.business.name,
                sum: sumText(usual, tank),
              })}
            </p>
          )}
          <button
            type="button"
            className={styles.choose}
            onClick={() => usualStation.set(isUsual && usual.isOwn ? null : id)}
          >
            {isUsual && usual.isOwn ? m.worth_no_usual() : m.worth_make_usual()}
          </button>
        </div>
      )}
    </details>
  );
}

function Compared({ comparison }: { comparison: NonNullable<Worth['comparison']> }) {
  const beside = [
    minutesText(comparison.minutes),
    comparison.isEstimate && m.worth_estimate(),
    doubtText(comparison),
  ].filter(Boolean);
  return (
    <>
      <strong>{savingText(comparison)}</strong>
      {beside.map((text) => `\u00a0· ${text}`)}
    </>
  );
}

/** Formats '€ 1,726 × (45 l + 12–16 km × 5,5 l ogni 100 km) = 79,10–79,80 €'. */
function sumText({ fuel, fill, cost }: Omit<Worth, 'comparison'>, tank: Tank): string {
  const { unit } = fuel.fuel_type;
  const { kilometres } = fill.extra;
  const params = {
    price: euroText(fuel.price),
    litres: amountText(tank.litres, unit),
    cost: euroRange(cost),
  };
  if (kilometres.high === 0) return m.worth_sum_text(params);
  return m.worth_sum_way({
    ...params,
    way: kilometreRange(kilometres),
    consumption: amountText(tank.consumption, unit),
  });
}
